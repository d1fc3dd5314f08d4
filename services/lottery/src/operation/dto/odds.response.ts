import { ApiProperty } from '@nestjs/swagger';
import { prizeModes } from '#libs/lottery-engine';
import type { ListedChange } from '../../odds/odds.repository.js';
import { every, termKinds, termTexts, type TermKind, type TermSubject } from '../../odds/term.rules.js';

const figures = { type: 'object', additionalProperties: { type: 'string' } } as const;

export class RangeResponse {
  @ApiProperty({ example: '95.0000', description: 'Per cent of the stakes' })
  lowest: string;

  @ApiProperty({ example: '98.0000' })
  highest: string;
}

export class ComingOddsResponse {
  @ApiProperty(figures)
  terms: Record<string, string>;

  @ApiProperty({ format: 'date-time' })
  validFrom: string;
}

class OddsSubjectResponse {
  @ApiProperty({ enum: termKinds })
  kind: TermKind;

  @ApiProperty({ enum: [...prizeModes, every], description: 'Of a band *' })
  prizeMode: TermSubject['prizeMode'];

  @ApiProperty({ example: 'MB', description: 'A group of plays, or *: the band of every play' })
  playCode: string;

  @ApiProperty({ example: 'LO2', description: 'A play, or *: a whole group' })
  playId: string;
}

export class OddsResponse extends OddsSubjectResponse {
  @ApiProperty({ ...figures, description: 'Those in force; of a play by series at the usual series' })
  terms: Record<string, string>;

  @ApiProperty({ description: 'Of the newest change, in force or to come' })
  version: number;

  @ApiProperty({ description: 'The odds follow from the series of the group' })
  isBySeries: boolean;

  @ApiProperty({
    type: RangeResponse,
    nullable: true,
    description: 'Exact, with the rebate; null for a band',
  })
  returns: RangeResponse | null;

  @ApiProperty({ type: RangeResponse, nullable: true, description: 'Between what the play may return' })
  band: RangeResponse | null;

  @ApiProperty({ type: [ComingOddsResponse], description: 'The soonest first' })
  coming: ComingOddsResponse[];
}

export class OddsChangeResponse extends OddsSubjectResponse {
  @ApiProperty({ ...figures, nullable: true, description: 'Of the version before' })
  before: Record<string, string> | null;

  @ApiProperty(figures)
  terms: Record<string, string>;

  @ApiProperty()
  version: number;

  @ApiProperty({ format: 'date-time' })
  validFrom: string;

  @ApiProperty()
  reason: string;

  @ApiProperty({ type: String, nullable: true })
  changedBy: string | null;

  @ApiProperty({ type: String, nullable: true })
  approvedBy: string | null;

  @ApiProperty({ format: 'date-time' })
  changedAt: string;

  static of(change: ListedChange): OddsChangeResponse {
    const { kind, prizeMode, group, play, version, reason, changedBy, approvedBy } = change;
    return {
      ...{ kind, prizeMode, playCode: group, playId: play, version },
      before: change.before && termTexts({ ...change, terms: change.before }),
      ...{ terms: termTexts(change), validFrom: change.validFrom.toISOString() },
      ...{ reason, changedBy, approvedBy, changedAt: change.changedAt.toISOString() },
    };
  }
}

export class OddsListResponse {
  @ApiProperty({ type: [OddsResponse], description: 'Of the plays and groups of the game, and their bands' })
  list: OddsResponse[];

  @ApiProperty({ type: [OddsChangeResponse], description: 'The newest first' })
  changes: OddsChangeResponse[];
}
