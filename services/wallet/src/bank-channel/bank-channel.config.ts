import { createHmac } from 'node:crypto';
import { IsArray, IsIn, IsInt, IsObject, IsOptional, Max, Min } from 'class-validator';
import { AsList, AsNumber, AsRecord, ServiceConfig } from '#libs/config';
import type { SigningKeys } from '#libs/platform';

/** What a simulated payer may do with an order. */
export const payerBehaviours = [
  'pay',
  'late',
  'repeat',
  'twice',
  'wrong-amount',
  'unmatched',
  'never',
] as const;
export type PayerBehaviour = (typeof payerBehaviours)[number];

/** The simulated bank's own settings; it shares nothing with the wallet but the keys of the signed calls. */
export class BankChannelConfig extends ServiceConfig {
  /** `simulated`: a bank that pays by itself, within this process; `none`: no deposits by bank transfer. */
  @IsIn(['simulated', 'none'])
  bankChannel: 'simulated' | 'none' = 'simulated';

  /** What the payers of successive orders do, over and over: `pay,late,repeat`. */
  @AsList()
  @IsArray()
  @IsIn(payerBehaviours, { each: true })
  simulatedPayers: PayerBehaviour[] = ['pay'];

  @AsNumber()
  @IsInt()
  @Min(0)
  @Max(600_000)
  simulatedDelayMinMs = 3_000;

  @AsNumber()
  @IsInt()
  @Min(0)
  @Max(600_000)
  simulatedDelayMaxMs = 6_000;

  /** How often due arrivals are looked for. */
  @AsNumber()
  @IsInt()
  @Min(10)
  @Max(60_000)
  simulatedPollMs = 250;

  /** Keys of the signed calls both ways: `new=secret,old=secret`; the first one signs. Without them one is derived from the application's secret. */
  @AsRecord(() => ({}))
  @IsOptional()
  @IsObject()
  bankChannelKeys?: Record<string, string>;
}

/** The live keys of the calls between the wallet and its bank channel. */
export function bankChannelKeysOf(config: BankChannelConfig): SigningKeys {
  if (config.bankChannelKeys) return config.bankChannelKeys;
  return { derived: createHmac('sha256', config.applicationSecret).update('bank-channel').digest('hex') };
}
