import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import type { Language } from '#libs/platform';
import type { RoomRow } from '../room.repository.js';

/** A room of a card game, as its provider offers it now. */
export class RoomResponse {
  @ApiProperty() roomId!: string;
  @ApiProperty() nodeId!: string;
  @ApiProperty() gameId!: string;
  @ApiProperty() roomName!: string;
  @ApiProperty() gameName!: string;
  @ApiProperty() vassalage!: string;
  @ApiProperty({ type: String, nullable: true }) showIcon!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '10000.00' }) minBet!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '500000.00' }) maxBet!: string | null;
  @ApiProperty({ type: Number, nullable: true }) seats!: number | null;
  @ApiProperty({ description: '0: may be tried with play money' }) supportPlay!: number;
  @ApiProperty() maintenance!: boolean;
}

export function roomResponse(row: RoomRow, language: Language, showIcon: string | null): RoomResponse {
  const isEnglish = language === 'en';
  return {
    roomId: row.room_id,
    nodeId: row.game_id,
    gameId: row.game_id,
    roomName: isEnglish ? row.room_en : row.room_vi,
    gameName: isEnglish ? row.name_en : row.name_vi,
    vassalage: row.vassalage,
    showIcon,
    minBet: row.min_bet === null ? null : formatMoney(BigInt(row.min_bet)),
    maxBet: row.max_bet === null ? null : formatMoney(BigInt(row.max_bet)),
    seats: row.seats,
    supportPlay: row.support_play,
    maintenance: row.maintenance,
  };
}
