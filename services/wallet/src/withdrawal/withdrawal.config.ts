import { IsIn, IsInt, Max, Min } from 'class-validator';
import { AsNumber } from '#libs/config';

/** Conditions of withdrawals; amounts in whole units of the currency. */
export class WithdrawalConfig {
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(1_000_000_000)
  min = 50_000;

  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(1_000_000_000_000)
  max = 300_000_000;

  /** Withdrawals of one member in one business day. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(1000)
  dailyCount = 5;

  /** Sum of one member in one business day. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(1_000_000_000_000)
  dailyTotal = 1_000_000_000;

  /** Whether the first withdrawal of a member needs a verified identity. */
  @IsIn(['on', 'off'])
  identityFirst: 'on' | 'off' = 'off';

  /** Amount from which the member must be verified by document and face; 0: none. */
  @AsNumber()
  @IsInt()
  @Min(0)
  @Max(1_000_000_000_000)
  identityFaceFrom = 0;

  /** Sum of one member in one business day without a verified identity. */
  @AsNumber()
  @IsInt()
  @Min(0)
  @Max(1_000_000_000_000)
  unverifiedDailyTotal = 500_000_000;

  /** The same of a member verified by a document. */
  @AsNumber()
  @IsInt()
  @Min(0)
  @Max(1_000_000_000_000)
  documentDailyTotal = 800_000_000;

  /** Withdrawals of a business day that cost nothing. */
  @AsNumber()
  @IsInt()
  @Min(0)
  @Max(1000)
  freePerDay = 3;

  /** Fee of each further withdrawal, out of the amount. */
  @AsNumber()
  @IsInt()
  @Min(0)
  @Max(10_000_000)
  fee = 11_000;

  /** Hours of the brand's day in which orders are taken: 0 and 24 for the whole day. */
  @AsNumber()
  @IsInt()
  @Min(0)
  @Max(23)
  openFromHour = 0;

  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(24)
  openToHour = 24;

  /** Hours before a second or later payout account can be used. */
  @AsNumber()
  @IsInt()
  @Min(0)
  @Max(720)
  coolDownHours = 24;

  /** Score of the risk rules from which a person decides. */
  @AsNumber()
  @IsInt()
  @Min(0)
  @Max(10_000)
  reviewScore = 30;

  /** Amount from which two operators approve. */
  @AsNumber()
  @IsInt()
  @Min(0)
  @Max(1_000_000_000_000)
  twoPersonFrom = 50_000_000;

  /** Minutes after which an unconfirmed payment counts as received. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(10_080)
  confirmMinutes = 30;

  /** Seconds after which the channel is asked for a payment that it has not reported; each further wait is twice as long. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(86_400)
  silentSeconds = 900;

  /** Questions without a result after which operators take the payment over. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(20)
  silentTries = 3;
}
