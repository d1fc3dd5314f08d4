import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import {
  oddsFor,
  playText,
  type OddsBook,
  type Play,
  type PrizeMode,
  type SeriesRange,
} from '#libs/lottery-engine';
import { oddsTexts } from '../../odds/term.rules.js';
import { LocalisedNameResponse } from '../../schedule/dto/name.response.js';

export class PlayResponse {
  @ApiProperty({ example: 'LO2' })
  playId: string;

  @ApiProperty()
  playName: LocalisedNameResponse;

  @ApiProperty({ enum: ['numbers', 'each', 'sequence', 'subset', 'roles', 'options'] })
  form: string;

  @ApiProperty({ description: 'Lines that one bet may have at most' })
  maxLines: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'total return per unit staked, by tier; of the default series',
  })
  odds: Record<string, string>;

  @ApiProperty({ description: 'Bets are taken' })
  playSwitch: boolean;

  static of(play: Play, book: OddsBook, prizeMode: PrizeMode, isOpen: boolean): PlayResponse {
    return {
      playName: { vi: playText(play, 'vi').name, en: playText(play, 'en').name },
      ...{ playId: play.code, form: play.rule.kind, maxLines: play.maxLines, playSwitch: isOpen },
      odds: oddsTexts(oddsFor(book, prizeMode, play)),
    };
  }
}

export class PlayGroupResponse {
  @ApiProperty({ example: 'MB' })
  playCode: string;

  @ApiProperty()
  playName: LocalisedNameResponse;

  @ApiProperty({ type: [PlayResponse] })
  playMenus: PlayResponse[];
}

export class PlayMenuResponse {
  @ApiProperty({ example: 'Lott' })
  prizeModeId: string;

  @ApiProperty({ type: [PlayGroupResponse] })
  playMenuGroups: PlayGroupResponse[];
}

export class BettingModeResponse {
  @ApiProperty({ example: 'K' })
  code: string;

  @ApiProperty({ example: '1000.00' })
  unit: string;
}

export class GameSettingResponse {
  @ApiProperty({ type: [BettingModeResponse] })
  bettingModes: BettingModeResponse[];

  @ApiProperty({ description: 'Least stake of a line' })
  betAmountMin: string;

  @ApiProperty({ description: 'Highest stake of a line' })
  lineAmountMax: string;

  @ApiProperty({ description: 'Of one order in all its draws' })
  orderAmountMax: string;

  @ApiProperty({ description: 'Of one member in one draw' })
  betAmountMax: string;

  @ApiProperty()
  betMultipleMax: number;

  @ApiProperty({
    description:
      'What a member may win in one draw, by all tickets; a slip that could win more is refused before it is taken',
  })
  winAmountMax: string;

  @ApiProperty({ description: 'Stakes of all members on one play in one draw; of real money' })
  playAmountMax: string;

  @ApiProperty({
    description: 'What a result may cost on one play by single numbers and options; a full number is closed',
  })
  numberCostMax: string;

  @ApiProperty({ description: 'The same by combinations and long lists, each counted as if it won' })
  worstCostMax: string;

  @ApiProperty()
  drawsMax: number;
}

export class SeriesResponse {
  @ApiProperty()
  gameGroupCode: string;

  @ApiProperty()
  prizeModeId: string;

  @ApiProperty()
  minSeries: number;

  @ApiProperty({ description: 'A lower series takes (maxSeries − series) / 2000 off the price of a line' })
  maxSeries: number;

  @ApiProperty()
  maxBetSeries: number;

  @ApiProperty()
  defaultSeries: number;

  static of(
    group: string,
    prizeMode: string,
    { min, max, maxBet, default: usual }: SeriesRange,
  ): SeriesResponse {
    return {
      ...{ gameGroupCode: group, prizeModeId: prizeMode, minSeries: min, maxSeries: max },
      ...{ maxBetSeries: maxBet, defaultSeries: usual },
    };
  }
}

export const moneyOf = (minor: bigint): string => formatMoney(minor);
