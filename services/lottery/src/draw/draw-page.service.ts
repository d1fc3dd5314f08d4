import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#libs/platform';
import { gameOf } from '../schedule/games.js';
import { BeaconClient } from '../fairness/beacon.client.js';
import { CommitmentRepository, type Commitment } from '../fairness/commitment.repository.js';
import { CommitmentService } from '../fairness/commitment.service.js';
import { gameDefinitionOf, layoutOf } from '#libs/lottery-engine';
import type { DrawName } from '#libs/lottery-engine/fairness';
import { DrawErrors } from './draw.errors.js';
import { DrawRepository } from './draw.repository.js';
import {
  ChainEntryResponse,
  DrawDetailResponse,
  NearResponse,
  NumeroResponse,
  ProofResponse,
  ResultResponse,
  VoidDrawResponse,
  VoidsResponse,
} from './dto/draw.response.js';
import { HotGapResponse } from './dto/hot-gap.response.js';

const chaseDraws = 120;
const voidsShown = 20;

/** Draws and their results as the site shows them. */
@Injectable()
export class DrawPageService {
  constructor(
    private readonly draws: DrawRepository,
    private readonly commitments: CommitmentRepository,
    private readonly committed: CommitmentService,
    private readonly beacon: BeaconClient,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async near(gameCode: string): Promise<NearResponse> {
    this.check(gameCode);
    const now = this.clock.now();
    const [coming, closed] = await Promise.all([
      this.draws.coming(gameCode, now, 2),
      this.draws.closed(gameCode, now, 1),
    ]);
    const shown = (draw: (typeof coming)[number] | undefined) => (draw ? NumeroResponse.of(draw, now) : null);
    return {
      currentNumero: shown(coming[0]),
      nextNumero: shown(coming[1]),
      previousNumero: shown(closed[0]),
      serverTime: now.toISOString(),
    };
  }

  /** Draws that an order may follow, the current one first. */
  async chase(gameCode: string): Promise<NumeroResponse[]> {
    this.check(gameCode);
    const now = this.clock.now();
    const coming = await this.draws.coming(gameCode, now, chaseDraws);
    return coming.map((draw) => NumeroResponse.of(draw, now));
  }

  async results(gameCode: string, page: number, size: number): Promise<ResultResponse[]> {
    this.check(gameCode);
    return (await this.draws.results(gameCode, size, page * size)).map(ResultResponse.of);
  }

  async hotAndGaps(gameCode: string, size: number): Promise<HotGapResponse> {
    this.check(gameCode);
    const { layout } = gameDefinitionOf(gameCode)!;
    const newestFirst = await this.draws.results(gameCode, size);
    return HotGapResponse.of(layoutOf(layout), newestFirst.map(({ result }) => result).toReversed());
  }

  async detail(name: DrawName): Promise<DrawDetailResponse> {
    const draw = await this.draws.find(name);
    if (!draw) throw DrawErrors.LOTTERY_DRAW_NOT_FOUND();
    const [result, commitment] = await Promise.all([this.draws.result(name), this.commitments.find(name)]);
    return {
      draw: NumeroResponse.of(draw, this.clock.now()),
      result: result ? ResultResponse.of(result) : null,
      voidReason: draw.voidReason,
      proof: commitment ? await this.proofOf(commitment) : null,
    };
  }

  async chain(gameCode: string, from: number, size: number): Promise<ChainEntryResponse[]> {
    this.check(gameCode);
    return (await this.commitments.chain(gameCode, from, size)).map(ChainEntryResponse.of);
  }

  async voids(gameCode: string): Promise<VoidsResponse> {
    this.check(gameCode);
    const { count, draws } = await this.draws.voids(gameCode, voidsShown);
    return { count, list: draws.map(VoidDrawResponse.of) };
  }

  private async proofOf(commitment: Commitment): Promise<ProofResponse> {
    return ProofResponse.of(commitment, {
      previousChain: (await this.commitments.chainBefore(commitment)) ?? null,
      beaconPublicKey: this.beacon.chain.publicKey,
      seed: commitment.revealedAt ? this.committed.seedOf(commitment) : null,
    });
  }

  private check(gameCode: string): void {
    if (!gameOf(gameCode)) throw DrawErrors.LOTTERY_DRAW_NOT_FOUND();
  }
}
