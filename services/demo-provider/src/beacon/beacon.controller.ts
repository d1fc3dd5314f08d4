import { Controller, Get, Inject, Param } from '@nestjs/common';
import { bls12_381 } from '@noble/curves/bls12-381';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import { IsInt, Max, Min } from 'class-validator';
import { Type } from 'class-transformer';
import { CLOCK, CONFIG, PlatformErrors, Public, RawAnswer, type Clock } from '#libs/platform';
import type { DemoProviderConfig } from '../demo-provider.config.js';

const scheme = bls12_381.shortSignatures;
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

class RoundParameter {
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(Number.MAX_SAFE_INTEGER)
  round: number;
}

interface BeaconRound {
  round: number;
  randomness: string;
  signature: string;
}

/** A beacon of one node in place of drand's network: a round exists from its time on, and never before. */
@Controller('beacon/v1')
@Public()
export class BeaconController {
  constructor(
    @Inject(CONFIG) private readonly config: DemoProviderConfig,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get('public/latest')
  @RawAnswer()
  newest(): BeaconRound {
    const { beaconGenesis, beaconPeriod } = this.config.beacon;
    const elapsed = this.clock.now().getTime() / 1000 - beaconGenesis;
    return this.round({ round: Math.floor(elapsed / beaconPeriod) + 1 });
  }

  @Get('public/:round')
  @RawAnswer()
  round(@Param() { round }: RoundParameter): BeaconRound {
    const { beaconSimulator, simulatedBeaconKey, beaconGenesis, beaconPeriod } = this.config.beacon;
    const publishedAt = (beaconGenesis + (round - 1) * beaconPeriod) * 1000;
    if (beaconSimulator === 'off' || this.clock.now().getTime() < publishedAt)
      throw PlatformErrors.NOT_FOUND();
    const number = new Uint8Array(8);
    new DataView(number.buffer).setBigUint64(0, BigInt(round));
    const message = scheme.hash(sha256(number), domain);
    const signature = scheme.sign(message, simulatedBeaconKey).toBytes();
    return { round, randomness: bytesToHex(sha256(signature)), signature: bytesToHex(signature) };
  }
}
