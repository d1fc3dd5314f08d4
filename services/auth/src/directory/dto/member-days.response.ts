import { ApiProperty } from '@nestjs/swagger';
import type { MemberHour } from '../member-days.repository.js';

export class MemberHourResponse {
  @ApiProperty({ type: 'integer' })
  registered!: number;

  /** Members whose first login of the day is in this hour, so that the hours add up to the members of the day. */
  @ApiProperty({ type: 'integer' })
  active!: number;
}

export class MemberDayResponse {
  @ApiProperty({ format: 'date' })
  day!: string;

  /** From midnight of the brand; of today up to the current hour. */
  @ApiProperty({ type: [MemberHourResponse] })
  hours!: MemberHourResponse[];

  static listOf(hours: readonly MemberHour[]): MemberDayResponse[] {
    return [...new Set(hours.map(({ day }) => day))].map((day) => ({
      day,
      hours: hours
        .filter((hour) => hour.day === day)
        .map(({ registered, active }) => ({ registered, active })),
    }));
  }
}

export class MembersTodayResponse {
  /** Seven days before and today, oldest first. */
  @ApiProperty({ type: [MemberDayResponse] })
  days!: MemberDayResponse[];
}
