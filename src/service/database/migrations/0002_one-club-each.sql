DROP TRIGGER "api_keys_changed" ON "api_keys";--> statement-breakpoint
DROP TRIGGER "teams_changed" ON "teams";--> statement-breakpoint
DROP TRIGGER "players_changed" ON "players";--> statement-breakpoint
DROP TRIGGER "matches_changed" ON "matches";--> statement-breakpoint
DROP TRIGGER "match_records_changed" ON "match_records";--> statement-breakpoint
DROP TRIGGER "insight_runs_changed" ON "insight_runs";--> statement-breakpoint
DROP TRIGGER "insights_changed" ON "insights";--> statement-breakpoint
DROP FUNCTION "note_club_change"();--> statement-breakpoint
ALTER TABLE "clubs" DROP CONSTRAINT "clubs_normalised_name_unique";--> statement-breakpoint
DROP INDEX "api_keys_hash";--> statement-breakpoint
ALTER TABLE "clubs" ALTER COLUMN "revision" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "clubs" ALTER COLUMN "revision" SET DATA TYPE uuid USING gen_random_uuid();--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "kind" text DEFAULT 'reading' NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "last_used" date;--> statement-breakpoint
CREATE INDEX "api_keys_without_club" ON "api_keys" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "clubs_name" ON "clubs" USING btree ("normalised_name");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("club_id","hash");--> statement-breakpoint
ALTER TABLE "matches" DROP COLUMN "simulation_seed";--> statement-breakpoint
CREATE SCHEMA IF NOT EXISTS "drizzle";--> statement-breakpoint
DROP TABLE IF EXISTS "drizzle"."__drizzle_migrations";--> statement-breakpoint
CREATE TABLE "drizzle"."data_version" ("version" integer NOT NULL);--> statement-breakpoint
INSERT INTO "drizzle"."data_version" VALUES (0);--> statement-breakpoint
-- Builds up to version 2 know no versions and would serve these data: what they read first tells them off.
CREATE FUNCTION "drizzle"."refuse_older_build"() RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'its data are of version %, and this Boxout reads versions up to 2', (SELECT "version" FROM "drizzle"."data_version");
END $$;
--> statement-breakpoint
CREATE VIEW "drizzle"."__drizzle_migrations" AS SELECT 0 AS "id", '' AS "hash", "drizzle"."refuse_older_build"() AS "created_at";
