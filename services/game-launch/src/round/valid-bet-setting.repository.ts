import { Injectable } from '@nestjs/common';
import { Pool, type Tx } from '#libs/database';
import { defaultSettings, type ValidBetSettings } from './valid-bet.rules.js';

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
  async find(vassalage: string): Promise<ValidBetSettings | undefined> {
    const [row]: SettingRow[] = await this.pool.query(
      `SELECT ${settingColumns} FROM vendor v LEFT JOIN valid_bet_setting s USING (vassalage) WHERE v.vassalage = $1`,
      [vassalage],
    );
    return row && readSettings(row);
  }

  /** False if there is no such vendor. */
  async save(tx: Tx, vassalage: string, settings: ValidBetSettings): Promise<boolean> {
    const rows: unknown[] = await tx.query(
      `INSERT INTO valid_bet_setting (vassalage, minimum_odds, maximum_cover_ppm, both_sides_mode, sports_mode)
       SELECT vassalage, $2, $3, $4, $5 FROM vendor WHERE vassalage = $1
       ON CONFLICT (vassalage) DO UPDATE SET minimum_odds = excluded.minimum_odds,
         maximum_cover_ppm = excluded.maximum_cover_ppm, both_sides_mode = excluded.both_sides_mode,
         sports_mode = excluded.sports_mode RETURNING 1`,
      [
        vassalage,
        settings.minimumOdds.toString(),
        settings.maximumCoverPpm,
        settings.bothSidesMode,
        settings.sportsMode,
      ],
    );
    return rows.length > 0;
  }
}
