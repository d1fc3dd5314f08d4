import { ApiProperty } from '@nestjs/swagger';
import { LocalisedNameResponse } from '../../schedule/dto/name.response.js';
import type { CalendarGame, WeekdayChange } from '../../schedule/game.js';
import { dayOf, weekdaysOn, withChanges } from '../../schedule/schedule.rules.js';
import type { StoredWeekdays } from '../operation.repository.js';

const days = { type: [Number] as [NumberConstructor], description: '0 is Sunday' };

export class ComingWeekdaysResponse {
  @ApiProperty(days)
  weekdays: number[];

  @ApiProperty({ example: '2026-12-21' })
  validFrom: string;
}

export class GameWeekdaysResponse {
  @ApiProperty({ example: 'XSMN-HCM' })
  gameId: string;

  @ApiProperty()
  gameName: LocalisedNameResponse;

  @ApiProperty({ ...days, description: 'Those of today' })
  weekdays: number[];

  @ApiProperty({ description: 'Of the newest change; 0 if there is none' })
  version: number;

  @ApiProperty({ type: [ComingWeekdaysResponse], description: 'The soonest first' })
  coming: ComingWeekdaysResponse[];

  static of(game: CalendarGame, all: readonly WeekdayChange[], now: Date): GameWeekdaysResponse {
    const { changes = [], ...rest } = withChanges(game, all);
    const today = dayOf(game, now);
    return {
      ...{ gameId: game.code, gameName: game.name, version: changes.length },
      weekdays: [...weekdaysOn({ ...rest, changes }, today)],
      coming: changes
        .filter(({ validFrom }) => validFrom > today)
        .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom) || a.version - b.version)
        .map(({ weekdays, validFrom }) => ({ weekdays: [...weekdays], validFrom })),
    };
  }
}

export class WeekdayChangeResponse {
  @ApiProperty()
  gameId: string;

  @ApiProperty()
  version: number;

  @ApiProperty(days)
  weekdays: number[];

  @ApiProperty({ example: '2026-12-21' })
  validFrom: string;

  @ApiProperty()
  reason: string;

  @ApiProperty()
  changedBy: string;

  @ApiProperty({ type: String, nullable: true })
  approvedBy: string | null;

  @ApiProperty({ format: 'date-time' })
  changedAt: string;

  static of({ gameCode, weekdays, changedAt, ...rest }: StoredWeekdays): WeekdayChangeResponse {
    return { ...rest, gameId: gameCode, weekdays: [...weekdays], changedAt: changedAt.toISOString() };
  }
}

export class WeekdayListResponse {
  @ApiProperty({ type: [GameWeekdaysResponse] })
  list: GameWeekdaysResponse[];

  @ApiProperty({ type: [WeekdayChangeResponse], description: 'The newest first' })
  changes: WeekdayChangeResponse[];
}
