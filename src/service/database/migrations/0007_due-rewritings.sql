CREATE TABLE "due_rewritings" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	CONSTRAINT "due_rewritings_club_id_id_pk" PRIMARY KEY("club_id","id")
);
