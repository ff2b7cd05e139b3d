CREATE TABLE "trail" (
	"club_id" uuid NOT NULL,
	"day" date NOT NULL,
	"act" text NOT NULL,
	"made_by" text NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trail_club_id_day_act_made_by_pk" PRIMARY KEY("club_id","day","act","made_by")
);
--> statement-breakpoint
ALTER TABLE "trail" ADD CONSTRAINT "trail_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;