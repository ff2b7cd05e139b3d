ALTER TABLE "clubs" ADD COLUMN "revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "match_records" ADD COLUMN "box_score_tag" text;--> statement-breakpoint
ALTER TABLE "match_records" ADD COLUMN "box_score_reply" "bytea";--> statement-breakpoint
ALTER TABLE "match_records" ADD COLUMN "play_by_play_tag" text;--> statement-breakpoint
ALTER TABLE "match_records" ADD COLUMN "play_by_play_reply" "bytea";--> statement-breakpoint
CREATE INDEX "insight_runs_under_way" ON "insight_runs" USING btree ("club_id") WHERE "insight_runs"."status" = 'generating';
--> statement-breakpoint
CREATE FUNCTION "note_club_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed uuid;
BEGIN
	IF TG_OP = 'DELETE' THEN changed := OLD.club_id; ELSE changed := NEW.club_id; END IF;
	UPDATE "clubs" SET "revision" = txid_current() WHERE "id" = changed AND "revision" <> txid_current();
	-- Only the process of an embedded database listens: it owns the rows, so that what it hears is all.
	IF FOUND AND current_setting('boxout.listens', true) = 'on' THEN
		PERFORM pg_notify('club_changed', changed::text);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred: the club's row is locked at the very end of a transaction, after every other row, so that no two wait for each other.
CREATE CONSTRAINT TRIGGER "api_keys_changed" AFTER INSERT OR UPDATE OR DELETE ON "api_keys" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_club_change"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "teams_changed" AFTER INSERT OR UPDATE OR DELETE ON "teams" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_club_change"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "players_changed" AFTER INSERT OR UPDATE OR DELETE ON "players" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_club_change"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "matches_changed" AFTER INSERT OR UPDATE OR DELETE ON "matches" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_club_change"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "match_records_changed" AFTER INSERT OR UPDATE OR DELETE ON "match_records" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_club_change"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "insight_runs_changed" AFTER INSERT OR UPDATE OR DELETE ON "insight_runs" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_club_change"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "insights_changed" AFTER INSERT OR UPDATE OR DELETE ON "insights" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "note_club_change"();
