import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { defaultSettings, type KeptValidBetSettings, type ValidBetSettings } from './valid-bet.rules.js';

/** Null throughout if the vendor has no settings of its own. */
export interface SettingRow {
  minimum_odds: string | null;
  maximum_cover_ppm: number | null;
  both_sides_mode: ValidBetSettings['bothSidesMode'] | null;
  sports_mode: ValidBetSettings['sportsMode'] | null;
}

export const settingColumns = 's.minimum_odds, s.maximum_cover_ppm, s.both_sides_mode, s.sports_mode';

export function readSettings(row: SettingRow): ValidBetSettings {
  return {
    minimumOdds: row.minimum_odds === null ? defaultSettings.minimumOdds : BigInt(row.minimum_odds),
    maximumCoverPpm: row.maximum_cover_ppm ?? defaultSettings.maximumCoverPpm,
    bothSidesMode: row.both_sides_mode ?? defaultSettings.bothSidesMode,
    sportsMode: row.sports_mode ?? defaultSettings.sportsMode,
  };
}

@Injectable()
export class ValidBetSettingRepository {
  constructor(private readonly pool: Pool) {}

  /** Undefined if there is no such vendor. */
  async find(on: Pool | Tx, vassalage: string): Promise<KeptValidBetSettings | undefined> {
    const [row]: (SettingRow & { version: number })[] = await on.query(
      `SELECT ${settingColumns}, coalesce(s.version, 0) AS version
         FROM vendor v LEFT JOIN valid_bet_setting s USING (vassalage) WHERE v.vassalage = $1`,
      [vassalage],
    );
    return row && { ...readSettings(row), version: row.version };
  }

  read(vassalage: string): Promise<KeptValidBetSettings | undefined> {
    return this.find(this.pool, vassalage);
  }

  /** A second writer of the vendor's settings waits. */
  async lock(tx: Tx, vassalage: string): Promise<void> {
    await tx.query('SELECT FROM vendor WHERE vassalage = $1 FOR NO KEY UPDATE', [vassalage]);
  }

  async save(tx: Tx, vassalage: string, settings: ValidBetSettings): Promise<void> {
    await tx.query(
      `INSERT INTO valid_bet_setting (vassalage, minimum_odds, maximum_cover_ppm, both_sides_mode, sports_mode)
       SELECT vassalage, $2, $3, $4, $5 FROM vendor WHERE vassalage = $1
       ON CONFLICT (vassalage) DO UPDATE SET minimum_odds = excluded.minimum_odds,
         maximum_cover_ppm = excluded.maximum_cover_ppm, both_sides_mode = excluded.both_sides_mode,
         sports_mode = excluded.sports_mode, version = valid_bet_setting.version + 1`,
      [
        vassalage,
        settings.minimumOdds.toString(),
        settings.maximumCoverPpm,
        settings.bothSidesMode,
        settings.sportsMode,
      ],
    );
  }
}
