import { availableParallelism } from 'node:os';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { AsBoolean, AsList, AsNumber } from '#libs/config';
import { TrailingConfig } from './trailing/trailing.config.js';

/** What the wallet needs beyond every service's configuration. */
export class WalletConfig extends TrailingConfig {
  /** One ledger holds one currency. */
  @Matches(/^[A-Z]{3,5}$/)
  currency = 'VND';

  /** One wallet for all vendors; without it members move money to a vendor's wallet and back. */
  @AsBoolean()
  @IsBoolean()
  singleWallet = true;

  /** Whether agents may pay their downline from their own account. */
  @IsIn(['on', 'off'])
  memberTransfers: 'on' | 'off' = 'on';

  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(200)
  postingPoolSize = 8;

  /** Connections for single postings, each with many under way. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(64)
  postingLines = 4;

  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(200)
  balancePoolSize = 4;

  /** Whether movements that come at the same time share transactions, or each has its own. */
  @IsIn(['batched', 'single'])
  postingPath: 'batched' | 'single' = 'batched';

  /**
   * Transactions of batches under way at once; a member always meets the same one. By default one for every two processors,
   * four at most: the fewer they are, the more share what a transaction costs.
   */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(16)
  batchCommitters = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

  /** Movements in one transaction at most. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(1024)
  batchCap = 128;

  /** Movements that wait for a transaction at most; whoever comes after them is told to come again. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(100_000)
  batchQueue = 4096;

  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(1440)
  depositTtlMinutes = 20;

  /** Where orders are announced; by default to the simulated channel in this process. */
  @IsOptional()
  @IsString()
  bankChannelUrl?: string;

  /** Where the channel reports arrivals; by default this process's own address. */
  @IsOptional()
  @IsString()
  bankArrivalsUrl?: string;

  @Matches(/^\d{6}$/)
  payeeBankBin = '970415';

  @IsString()
  payeeBankName = 'VietinBank';

  @Matches(/^\d{6,19}$/)
  payeeAccountNumber = '113366668888';

  /** Upper case, without accents, as banks show it. */
  @Matches(/^[A-Z0-9 ]{1,50}$/)
  payeeAccountName = 'CONG TY SEN VANG';

  /** `demo_player=50000000.00,…`: members of these names begin with that much, for demonstrations. */
  @AsList()
  @IsOptional()
  @Matches(/^[\w.-]{1,64}=(0|[1-9]\d{0,11})\.\d{2}$/, { each: true })
  demoBalances?: string[];
}
