import { ApiProperty } from '@nestjs/swagger';
import { classesIn } from '../catalogue.rules.js';
import type { GameRow } from '../catalogue.repository.js';

/** A game as the specification's lists show it; `rtp`, `isHot`, `isNew` and `maintenance` are ours. */
export class GameResponse {
  @ApiProperty() gameId!: string;
  @ApiProperty({ type: String, nullable: true }) roomId!: string | null;
  @ApiProperty() nodeId!: string;
  @ApiProperty() gameName!: string;
  @ApiProperty() nodeName!: string;
  @ApiProperty({ type: String, nullable: true }) showIcon!: string | null;
  @ApiProperty() vassalage!: string;
  @ApiProperty({ description: '0: may be tried with play money' }) supportPlay!: number;
  @ApiProperty() gameType!: string;
  @ApiProperty() code!: string;
  @ApiProperty({ type: String, nullable: true }) defaultPlayType!: string | null;
  @ApiProperty({ type: String, nullable: true }) accountTypeName!: string | null;
  @ApiProperty({ description: 'VASSALAGE: opens the list of games of its vendor' }) isGame!: string;
  @ApiProperty({ type: String, nullable: true, description: 'the kind of a live table', example: 'BAC' })
  classify!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '96.21' }) rtp!: string | null;
  @ApiProperty() isHot!: boolean;
  @ApiProperty() isNew!: boolean;
  @ApiProperty() maintenance!: boolean;
}

export class GameListResponse {
  @ApiProperty({ type: [GameResponse] }) games!: GameResponse[];
  @ApiProperty() pageNum!: number;
  @ApiProperty() totalPages!: number;
}

export function gameResponse(row: GameRow, language: 'vi' | 'en', showIcon: string | null): GameResponse {
  const name = language === 'en' ? row.name_en : row.name_vi;
  return {
    gameId: row.game_id,
    roomId: row.room_id,
    nodeId: row.game_id,
    gameName: name,
    nodeName: name,
    showIcon,
    vassalage: row.vassalage,
    supportPlay: row.support_play,
    gameType: row.game_type,
    code: row.code,
    defaultPlayType: row.default_play_type,
    accountTypeName: row.account_type_name,
    isGame: row.is_game,
    classify: classesIn(row.tags).known[0] ?? null,
    rtp: row.rtp,
    isHot: row.is_hot,
    isNew: row.is_new,
    maintenance: row.maintenance,
  };
}
