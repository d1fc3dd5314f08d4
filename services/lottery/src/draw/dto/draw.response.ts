import { ApiProperty } from '@nestjs/swagger';
import type { Result } from '#libs/lottery-engine';
import type { Commitment } from '../../fairness/commitment.repository.js';
import { LocalisedNameResponse } from '../../schedule/dto/name.response.js';
import { gameOf } from '../../schedule/games.js';
import { drawNameOf } from '../../schedule/schedule.rules.js';
import { stateAt, voidReasons, type Draw, type DrawnResult } from '../draw.rules.js';

const drawStates = ['SCHEDULED', 'OPEN', 'CLOSED', 'DRAWN', 'SETTLED', 'VOID'];

export class NumeroResponse {
  @ApiProperty({ example: '20261121-0721' })
  numero: string;

  @ApiProperty()
  gameId: string;

  @ApiProperty({
    type: LocalisedNameResponse,
    required: false,
    description: 'Of a draw of the day or the night',
  })
  drawName?: LocalisedNameResponse;

  @ApiProperty({ enum: drawStates })
  state: string;

  @ApiProperty({ format: 'date-time' })
  openAt: string;

  @ApiProperty({ format: 'date-time' })
  closeAt: string;

  @ApiProperty({ format: 'date-time' })
  drawAt: string;

  @ApiProperty({ description: 'Milliseconds until betting closes, by the server’s clock; 0 after it' })
  remainTime: number;

  @ApiProperty({ description: 'Seconds between close and draw' })
  lockTime: number;

  @ApiProperty({ description: 'True while betting is open' })
  isSale: boolean;

  static of(draw: Draw, now: Date): NumeroResponse {
    const { gameCode, numero, openAt, closeAt, drawAt } = draw;
    const state = stateAt(draw, now);
    const game = gameOf(gameCode);
    const drawName = game && drawNameOf(game, numero);
    return {
      ...{ numero, gameId: gameCode, state, isSale: state === 'OPEN' },
      ...(drawName && { drawName }),
      openAt: openAt.toISOString(),
      closeAt: closeAt.toISOString(),
      drawAt: drawAt.toISOString(),
      remainTime: Math.max(0, closeAt.getTime() - now.getTime()),
      lockTime: (drawAt.getTime() - closeAt.getTime()) / 1000,
    };
  }
}

export class ResultResponse {
  @ApiProperty({ example: '20261121-0721' })
  numero: string;

  @ApiProperty({ description: 'Grows with every correction' })
  version: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    example: { D: ['4', '0', '9', '9', '2'] },
    description: 'values by prize; leading zeros count',
  })
  winningNumber: Record<string, string[]>;

  @ApiProperty({ enum: ['OWN', 'FEED', 'OPERATORS'] })
  source: string;

  @ApiProperty({ format: 'date-time' })
  drawnAt: string;

  static of({ numero, version, result, source, drawnAt }: DrawnResult): ResultResponse {
    return { numero, version, winningNumber: valuesOf(result), source, drawnAt: drawnAt.toISOString() };
  }
}

export const valuesOf = (result: Result): Record<string, string[]> =>
  Object.fromEntries(Object.entries(result).map(([slot, values]) => [slot, [...values]]));

export class NearResponse {
  @ApiProperty({ type: NumeroResponse, nullable: true })
  currentNumero: NumeroResponse | null;

  @ApiProperty({ type: NumeroResponse, nullable: true })
  previousNumero: NumeroResponse | null;

  @ApiProperty({ type: NumeroResponse, nullable: true })
  nextNumero: NumeroResponse | null;

  @ApiProperty({ format: 'date-time', description: 'The server’s clock, to correct the page’s' })
  serverTime: string;
}

export class ProofResponse {
  @ApiProperty({ description: 'Place of the commitment in the chain of its game' })
  position: number;

  @ApiProperty({
    description: 'What the commitment covers. 1: seed, game, numero; 2: also round, closing time, layout',
  })
  scheme: number;

  @ApiProperty({
    description: 'SHA-256 of the seed and the terms of the draw; hexadecimal, as all that follow',
  })
  commitment: string;

  @ApiProperty({ description: 'SHA-256 of the chain hash before and the commitment' })
  chain: string;

  @ApiProperty({ type: String, nullable: true, description: 'The chain hash before; null at position 1' })
  previousChain: string | null;

  @ApiProperty({ format: 'date-time' })
  committedAt: string;

  @ApiProperty({ description: 'Round of the public beacon, fixed with the commitment' })
  beaconRound: number;

  @ApiProperty({ description: 'Key of the beacon' })
  beaconPublicKey: string;

  @ApiProperty({ type: String, nullable: true, description: 'Null until the draw' })
  randomness: string | null;

  @ApiProperty({ type: String, nullable: true })
  signature: string | null;

  @ApiProperty({ type: String, nullable: true })
  seed: string | null;

  static of(
    commitment: Commitment,
    {
      previousChain,
      beaconPublicKey,
      seed,
    }: Pick<ProofResponse, 'previousChain' | 'beaconPublicKey' | 'seed'>,
  ): ProofResponse {
    const { position, scheme, chain, beaconRound, randomness, signature, committedAt } = commitment;
    return {
      ...{ position, scheme, commitment: commitment.commitment, chain, previousChain },
      ...{ beaconRound, beaconPublicKey },
      ...{ committedAt: committedAt.toISOString(), randomness, signature, seed },
    };
  }
}

export class DrawDetailResponse {
  @ApiProperty()
  draw: NumeroResponse;

  @ApiProperty({ type: ResultResponse, nullable: true })
  result: ResultResponse | null;

  @ApiProperty({ type: String, nullable: true })
  voidReason: string | null;

  @ApiProperty({ type: ProofResponse, nullable: true, description: 'Of an own draw' })
  proof: ProofResponse | null;
}

export class ChainEntryResponse {
  @ApiProperty()
  position: number;

  @ApiProperty()
  numero: string;

  @ApiProperty()
  commitment: string;

  @ApiProperty()
  chain: string;

  static of({ position, numero, commitment, chain }: Commitment): ChainEntryResponse {
    return { position, numero, commitment, chain };
  }
}

export class VoidDrawResponse {
  @ApiProperty()
  numero: string;

  @ApiProperty({ format: 'date-time' })
  drawAt: string;

  @ApiProperty({ enum: voidReasons })
  reason: string;

  static of({ numero, drawAt, voidReason }: Draw): VoidDrawResponse {
    return { numero, drawAt: drawAt.toISOString(), reason: voidReason! };
  }
}

export class VoidsResponse {
  @ApiProperty({ description: 'All void draws of the game' })
  count: number;

  @ApiProperty({ type: [VoidDrawResponse], description: 'The last of them, newest first' })
  list: VoidDrawResponse[];
}
