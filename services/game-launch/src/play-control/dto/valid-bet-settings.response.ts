import type { ValidBetSettings } from '../../round/valid-bet.rules.js';

export class ValidBetSettingsResponse {
  minimumOdds!: string;
  maximumCoverPpm!: number;
  bothSidesMode!: ValidBetSettings['bothSidesMode'];
  sportsMode!: ValidBetSettings['sportsMode'];
}
