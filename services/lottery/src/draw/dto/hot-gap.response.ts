import { ApiProperty } from '@nestjs/swagger';
import {
  countedByPosition,
  countedOf,
  hotAndCold,
  symbolStatistics,
  type Counted,
  type Layout,
  type Result,
} from '#libs/lottery-engine';

const positions = [
  'FIRST',
  'SECOND',
  'THIRD',
  'FOURTH',
  'FIFTH',
  'SIXTH',
  'SEVENTH',
  'EIGHTH',
  'NINTH',
  'TENTH',
] as const;
const namedNumbers = 10;

export class NumberFiguresResponse {
  @ApiProperty({ example: '05' })
  number: string;

  @ApiProperty({ description: 'How often it was drawn' })
  times: number;

  @ApiProperty({ description: 'Draws in which it was drawn' })
  draws: number;

  @ApiProperty({ description: 'Draws since the last one that had it; all draws looked at if none had' })
  gap: number;

  @ApiProperty()
  longestGap: number;
}

export class PositionFiguresResponse {
  @ApiProperty({ enum: positions })
  position: string;

  @ApiProperty({ type: [NumberFiguresResponse] })
  numbers: NumberFiguresResponse[];
}

/** Figures of past draws; they say nothing about the next one. */
export class HotGapResponse {
  @ApiProperty({ description: 'Draws looked at' })
  draws: number;

  @ApiProperty({ type: [String], description: 'Drawn most often, at most ten' })
  hot: string[];

  @ApiProperty({ type: [String], description: 'Not drawn for longest, at most ten' })
  cold: string[];

  @ApiProperty({ type: [NumberFiguresResponse], description: 'Of the whole result' })
  numbers: NumberFiguresResponse[];

  @ApiProperty({
    type: [PositionFiguresResponse],
    description: 'By position, for games whose order of digits or balls counts',
  })
  positions: PositionFiguresResponse[];

  /** `results` are the oldest first. */
  static of(layout: Layout, results: readonly Result[]): HotGapResponse {
    const counted = countedOf(layout);
    const rows = symbolStatistics(layout, results, counted);
    const { hot, cold } = hotAndCold(rows, namedNumbers);
    const nameOf = nameIn(counted);
    return {
      draws: results.length,
      hot: hot.filter(({ times }) => times > 0).map(nameOf),
      cold: cold.filter(({ gap }) => gap > 0).map(nameOf),
      numbers: figuresOf(layout, results, counted),
      positions: countedByPosition(layout).map((each, at) => ({
        position: positions[at]!,
        numbers: figuresOf(layout, results, each),
      })),
    };
  }
}

const nameIn =
  ({ width }: Counted) =>
  ({ symbol }: { symbol: number }): string =>
    String(symbol).padStart(width, '0');

function figuresOf(layout: Layout, results: readonly Result[], counted: Counted): NumberFiguresResponse[] {
  const nameOf = nameIn(counted);
  return symbolStatistics(layout, results, counted).map((row) => {
    const { times, draws, gap, longestGap } = row;
    return { number: nameOf(row), times, draws, gap, longestGap };
  });
}
