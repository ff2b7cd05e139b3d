CREATE TABLE "adding" (
	"club_id" text NOT NULL,
	"id" text NOT NULL,
	"team_id" text,
	"document" json NOT NULL,
	CONSTRAINT "adding_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "club" (
	"club_id" text NOT NULL,
	"id" text NOT NULL,
	"team_id" text,
	"document" json NOT NULL,
	"revision" uuid NOT NULL,
	CONSTRAINT "club_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "erased" (
	"club_id" text NOT NULL,
	"id" text NOT NULL,
	"team_id" text,
	"document" json NOT NULL,
	CONSTRAINT "erased_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "match" (
	"club_id" text NOT NULL,
	"id" text NOT NULL,
	"team_id" text,
	"document" json NOT NULL,
	CONSTRAINT "match_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "record" (
	"club_id" text NOT NULL,
	"id" text NOT NULL,
	"team_id" text,
	"document" json NOT NULL,
	CONSTRAINT "record_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "run" (
	"club_id" text NOT NULL,
	"id" text NOT NULL,
	"team_id" text,
	"document" json NOT NULL,
	CONSTRAINT "run_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "team" (
	"club_id" text NOT NULL,
	"id" text NOT NULL,
	"team_id" text,
	"document" json NOT NULL,
	CONSTRAINT "team_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "texts" (
	"club_id" text NOT NULL,
	"id" text NOT NULL,
	"team_id" text,
	"document" json NOT NULL,
	CONSTRAINT "texts_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
CREATE TABLE "undo" (
	"club_id" text NOT NULL,
	"id" text NOT NULL,
	"team_id" text,
	"document" json NOT NULL,
	CONSTRAINT "undo_club_id_id_pk" PRIMARY KEY("club_id","id")
);
--> statement-breakpoint
ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_club_id_clubs_id_fk";
--> statement-breakpoint
ALTER TABLE "trail" DROP CONSTRAINT "trail_club_id_clubs_id_fk";
--> statement-breakpoint
ALTER TABLE "api_keys" ALTER COLUMN "club_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "due_rewritings" ALTER COLUMN "club_id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "trail" ALTER COLUMN "club_id" SET DATA TYPE text;--> statement-breakpoint
-- Here the rows become documents.
--> statement-breakpoint
CREATE INDEX "erased_of_team" ON "erased" USING btree ("club_id","team_id");--> statement-breakpoint
CREATE INDEX "match_of_team" ON "match" USING btree ("club_id","team_id");--> statement-breakpoint
CREATE INDEX "run_under_way" ON "run" USING btree ("club_id") WHERE "run"."document"->>'status' = 'generating';--> statement-breakpoint
ALTER TABLE "drizzle"."data_version" ADD COLUMN "old_backup" text;--> statement-breakpoint
DROP TABLE "clubs" CASCADE;--> statement-breakpoint
DROP TABLE "erased_players" CASCADE;--> statement-breakpoint
DROP TABLE "insight_runs" CASCADE;--> statement-breakpoint
DROP TABLE "insights" CASCADE;--> statement-breakpoint
DROP TABLE "last_additions" CASCADE;--> statement-breakpoint
DROP TABLE "match_records" CASCADE;--> statement-breakpoint
DROP TABLE "matches" CASCADE;--> statement-breakpoint
DROP TABLE "player_names" CASCADE;--> statement-breakpoint
DROP TABLE "players" CASCADE;--> statement-breakpoint
DROP TABLE "teams" CASCADE;--> statement-breakpoint
-- The queue of jobs of the builds before.
DROP SCHEMA IF EXISTS "pgboss" CASCADE;
