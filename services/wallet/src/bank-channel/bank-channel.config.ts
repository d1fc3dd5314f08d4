import { IsArray, IsIn, IsInt, IsObject, Max, Min } from 'class-validator';
import { AsList, AsNumber, AsRecord, ServiceConfig } from '#libs/config';

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

  /** Keys that the wallet signs by, and the bank as well. */
  @AsRecord(() => ({}))
  @IsObject()
  bankChannelKeys: Record<string, string> = { dev: 'development-only-bank-channel-key' };
}
