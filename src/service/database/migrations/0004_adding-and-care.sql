CREATE TABLE "erased_players" (
	"club_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"player_id" uuid NOT NULL,
	CONSTRAINT "erased_players_club_id_team_id_hash_pk" PRIMARY KEY("club_id","team_id","hash")
);
--> statement-breakpoint
CREATE TABLE "last_additions" (
	"club_id" uuid PRIMARY KEY NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"undo" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_names" (
	"club_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"normalised_name" text NOT NULL,
	"name" text NOT NULL,
	"player_id" uuid NOT NULL,
	CONSTRAINT "player_names_club_id_team_id_normalised_name_pk" PRIMARY KEY("club_id","team_id","normalised_name")
);
--> statement-breakpoint
ALTER TABLE "match_records" ADD COLUMN "has_plays" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "hour_known" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "erased_players" ADD CONSTRAINT "erased_players_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erased_players" ADD CONSTRAINT "erased_players_club_id_player_id_players_club_id_id_fk" FOREIGN KEY ("club_id","player_id") REFERENCES "public"."players"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "last_additions" ADD CONSTRAINT "last_additions_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_names" ADD CONSTRAINT "player_names_club_id_player_id_players_club_id_id_fk" FOREIGN KEY ("club_id","player_id") REFERENCES "public"."players"("club_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "matches" SET "hour_known" = false WHERE "starts_at" = ("match_day"::timestamp + interval '12 hours') AT TIME ZONE 'UTC';
