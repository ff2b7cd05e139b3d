ALTER TABLE "insights" DROP CONSTRAINT "insights_club_id_match_id_subject_pk";--> statement-breakpoint
ALTER TABLE "insights" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_club_id_match_id_subject_language_pk" PRIMARY KEY("club_id","match_id","subject","language");
