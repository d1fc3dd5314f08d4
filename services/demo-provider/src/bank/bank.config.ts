import { IsArray, IsIn, IsInt, IsObject, Max, Min } from 'class-validator';
import { AsList, AsNumber, AsRecord, NotInProduction } from '#libs/config';
import { payoutBehaviours, type PayoutBehaviour } from '../payout/payout.rules.js';

/** What a simulated payer does with an order. */
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

/** The simulated bank. It shares the keys of the signed calls with the platform, and nothing else. */
export class BankConfig {
  /** Off, orders are answered with 404 and nothing is reported. */
  @IsIn(['on', 'off'])
  @NotInProduction('on')
  bankSimulator: 'on' | 'off' = 'off';

  /** Behaviours of the payers of successive orders, in rotation: `pay,late,repeat`. */
  @AsList()
  @IsArray()
  @IsIn(payerBehaviours, { each: true })
  simulatedPayers: PayerBehaviour[] = ['pay'];

  /** What becomes of successive payouts, in rotation: `pay,parts,bounce`. */
  @AsList()
  @IsArray()
  @IsIn(payoutBehaviours, { each: true })
  simulatedPayouts: PayoutBehaviour[] = ['pay'];

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

  /** Interval of the search for due transfers. */
  @AsNumber()
  @IsInt()
  @Min(10)
  @Max(60_000)
  simulatedPollMs = 250;

  /** Keys of the signed calls both ways: `new=secret,old=secret`; the first one signs. */
  @AsRecord(() => ({}))
  @IsObject()
  bankChannelKeys: Record<string, string> = {};
}
