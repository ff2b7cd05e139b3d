CREATE TABLE "api_keys" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"prefix" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_keys_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "clubs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"normalised_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "clubs_normalised_name_unique" UNIQUE("normalised_name")
);
--> statement-breakpoint
CREATE TABLE "insight_runs" (
	"club_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"status" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"generated_at" timestamp (3) with time zone,
	"generated_from" text,
	CONSTRAINT "insight_runs_club_id_match_id_pk" PRIMARY KEY("club_id","match_id")
);
--> statement-breakpoint
CREATE TABLE "insights" (
	"club_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"summary" jsonb NOT NULL,
	"ratings" jsonb NOT NULL,
	CONSTRAINT "insights_club_id_match_id_subject_pk" PRIMARY KEY("club_id","match_id","subject")
);
--> statement-breakpoint
CREATE TABLE "match_records" (
	"club_id" uuid NOT NULL,
	"match_id" uuid NOT NULL,
	"match_sheet" jsonb NOT NULL,
	"events" jsonb NOT NULL,
	"box_score" jsonb NOT NULL,
	CONSTRAINT "match_records_club_id_match_id_pk" PRIMARY KEY("club_id","match_id")
);
--> statement-breakpoint
CREATE TABLE "matches" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"match_day" date NOT NULL,
	"status" text NOT NULL,
	"competition" text,
	"round" text,
	"venue" text,
	"home_away" text NOT NULL,
	"opponent_id" uuid NOT NULL,
	"opponent_name" text NOT NULL,
	"normalised_opponent" text NOT NULL,
	"regulation_periods" integer NOT NULL,
	"period_minutes" real NOT NULL,
	"overtime_minutes" real NOT NULL,
	"attendance" integer,
	"officials" jsonb,
	"score" jsonb,
	"periods" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"simulation_seed" integer,
	CONSTRAINT "matches_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "players" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"name" text NOT NULL,
	"normalised_name" text NOT NULL,
	"number" text,
	"position" text,
	"captain" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "players_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"club_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"normalised_name" text NOT NULL,
	"category" text,
	"season" text,
	"colour" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "teams_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_runs" ADD CONSTRAINT "insight_runs_club_id_match_id_matches_club_id_id_fk" FOREIGN KEY ("club_id","match_id") REFERENCES "public"."matches"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_club_id_match_id_matches_club_id_id_fk" FOREIGN KEY ("club_id","match_id") REFERENCES "public"."matches"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match_records" ADD CONSTRAINT "match_records_club_id_match_id_matches_club_id_id_fk" FOREIGN KEY ("club_id","match_id") REFERENCES "public"."matches"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matches" ADD CONSTRAINT "matches_club_id_team_id_teams_club_id_id_fk" FOREIGN KEY ("club_id","team_id") REFERENCES "public"."teams"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_club_id_team_id_teams_club_id_id_fk" FOREIGN KEY ("club_id","team_id") REFERENCES "public"."teams"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "matches_of_team" ON "matches" USING btree ("club_id","team_id","starts_at");--> statement-breakpoint
CREATE INDEX "matches_of_day" ON "matches" USING btree ("club_id","team_id","match_day","normalised_opponent");--> statement-breakpoint
CREATE INDEX "players_of_team" ON "players" USING btree ("club_id","team_id","normalised_name");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_name" ON "teams" USING btree ("club_id","normalised_name");