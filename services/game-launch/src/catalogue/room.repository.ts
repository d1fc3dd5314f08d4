import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import type { GameType } from '#libs/events';
import { closed } from './catalogue.repository.js';

export interface CatalogueRoom {
  roomId: string;
  nameVi: string;
  nameEn: string;
  minBet: bigint | null;
  maxBet: bigint | null;
  seats: number | null;
}

export interface RoomRow {
  room_id: string;
  room_vi: string;
  room_en: string;
  min_bet: string | null;
  max_bet: string | null;
  seats: number | null;
  game_id: string;
  name_vi: string;
  name_en: string;
  vassalage: string;
  provider: string;
  icon_path: string | null;
  support_play: number;
  maintenance: boolean;
}

@Injectable()
export class RoomRepository {
  constructor(private readonly pool: Pool) {}

  /** The rooms of the games that are offered, in the order of their games; stakes of the game where a room has none. */
  rooms(filter: { vassalage?: string | undefined; gameType: GameType }, now: Date): Promise<RoomRow[]> {
    return this.pool.query(
      `SELECT r.room_id, r.name_vi AS room_vi, r.name_en AS room_en, coalesce(r.min_bet, g.min_bet) AS min_bet,
              least(r.max_bet, g.max_bet) AS max_bet, r.seats, g.game_id, g.name_vi, g.name_en, g.vassalage, v.provider,
              g.icon_path, g.support_play, ${closed('g', '$1')} OR ${closed('v', '$1')} AS maintenance
       FROM game_room r JOIN game g USING (game_id) JOIN vendor v USING (vassalage)
       WHERE g.active AND v.active AND g.game_type = $2 AND ($3::text IS NULL OR g.vassalage = $3)
       ORDER BY v.sort_order, g.sort_order, g.game_id, r.sort_order`,
      [now, filter.gameType, filter.vassalage ?? null],
    );
  }

  /** A session of a room that is gone keeps its game's stakes. */
  async replace(tx: Tx, gameId: string, rooms: readonly CatalogueRoom[]): Promise<void> {
    await tx.query('DELETE FROM game_room WHERE game_id = $1', [gameId]);
    if (rooms.length === 0) return;
    await tx.query(
      `INSERT INTO game_room (game_id, room_id, name_vi, name_en, min_bet, max_bet, seats, sort_order)
       SELECT $1, room.* FROM unnest($2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::integer[])
              WITH ORDINALITY AS room`,
      [
        gameId,
        rooms.map((room) => room.roomId),
        rooms.map((room) => room.nameVi),
        rooms.map((room) => room.nameEn),
        rooms.map((room) => room.minBet?.toString() ?? null),
        rooms.map((room) => room.maxBet?.toString() ?? null),
        rooms.map((room) => room.seats),
      ],
    );
  }
}
