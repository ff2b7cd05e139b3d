ALTER TABLE "erased_players" DROP CONSTRAINT "erased_players_club_id_player_id_players_club_id_id_fk";
