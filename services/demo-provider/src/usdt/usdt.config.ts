import { IsArray, IsIn, IsInt, IsObject, Max, Min } from 'class-validator';
import { AsList, AsNumber, AsRecord, NotInProduction } from '#libs/config';
import { usdtPayers, type UsdtPayer } from './usdt.rules.js';

/** The simulated custodian of USDT. It shares the keys of the signed calls with the platform, and nothing else. */
export class SimulatedUsdtConfig {
  /** Off, orders are answered with 404 and nothing is reported. */
  @IsIn(['on', 'off'])
  @NotInProduction('on')
  usdtSimulator: 'on' | 'off' = 'off';

  /** Minor units for one USDT. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(1_000_000_000)
  simulatedUsdtRate = 2_615_000;

  /** What the payers of successive orders do, in rotation, unless the amount asks for one. */
  @AsList()
  @IsArray()
  @IsIn(usdtPayers, { each: true })
  simulatedUsdtPayers: UsdtPayer[] = ['pay'];

  /** Between the reports of a transfer, which stand for blocks of the chain. */
  @AsNumber()
  @IsInt()
  @Min(0)
  @Max(600_000)
  simulatedUsdtDelayMs = 3_000;

  /** Keys of the signed calls both ways: `new=secret,old=secret`; the first one signs. */
  @AsRecord(() => ({}))
  @IsObject()
  usdtChannelKeys: Record<string, string> = {};
}
