CREATE TABLE "plan" (
	"club_id" text NOT NULL,
	"id" text NOT NULL,
	"team_id" text,
	"document" json NOT NULL,
	CONSTRAINT "plan_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE INDEX "plan_of_team" ON "plan" USING btree ("club_id","team_id");