import { availableParallelism } from 'node:os';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, Min } from 'class-validator';
import { AsList, AsNumber, NotInProduction, Part, ServiceConfig } from '#libs/config';
import { FilesConfig } from '#libs/files';
import { BankChannelConfig } from './deposit/bank-channel.config.js';
import { PayeeConfig } from './deposit/payee.config.js';
import { UsdtChannelConfig } from './deposit/usdt-channel.config.js';
import { JobsConfig } from './jobs/jobs.config.js';
import { WithdrawalConfig } from './withdrawal/withdrawal.config.js';

export class WalletConfig extends ServiceConfig {
  /** The brand whose switches apply. */
  @IsString()
  merchantCode = 'senvang';

  /** One ledger holds one currency. */
  @Matches(/^[A-Z]{3,5}$/)
  currency = 'VND';

  /** Whether agents may pay their downline from their own account. */
  @IsIn(['on', 'off'])
  memberTransfers: 'on' | 'off' = 'on';

  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(200)
  postingPoolSize = 8;

  /** Connections for single postings, each pipelined. */
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

  /** `batched`: concurrent movements share transactions; `single`: one transaction each. */
  @IsIn(['batched', 'single'])
  postingPath: 'batched' | 'single' = 'batched';

  /**
   * Concurrent batch transactions; a member always uses the same one. By default one for two processors, at most four:
   * fewer committers make larger batches, which share the cost of a commit.
   */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(16)
  batchCommitters = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

  /** Maximum of movements in one transaction. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(1024)
  batchCap = 128;

  /** Maximum of waiting movements; further ones are refused with 503. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(100_000)
  batchQueue = 4096;

  /** Maximum of a settlement's movements in one transaction. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(1024)
  settlementChunk = 128;

  /** Milliseconds after which PostgreSQL cancels a statement of the ledger; the client waits two seconds more. */
  @AsNumber()
  @IsInt()
  @Min(500)
  @Max(60_000)
  ledgerStatementTimeoutMs = 5_000;

  /** Milliseconds that a posting waits for a lock on a connection which it shares with others. */
  @AsNumber()
  @IsInt()
  @Min(10)
  @Max(10_000)
  ledgerLockTimeoutMs = 250;

  /**
   * `required`: in production the wallet starts only on a database with a synchronous standby. `none`: an answered
   * posting may be lost with one disk.
   */
  @IsIn(['required', 'none'])
  ledgerStandby: 'required' | 'none' = 'required';

  /** Turnover that a deposit requires before it can be withdrawn, as a multiple of its amount. */
  @AsNumber()
  @IsInt()
  @Min(0)
  @Max(100)
  depositTurnover = 1;

  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(1440)
  depositTtlMinutes = 20;

  @Part(BankChannelConfig, 'BANK_')
  bank!: BankChannelConfig;

  @Part(UsdtChannelConfig, 'USDT_')
  usdt!: UsdtChannelConfig;

  @Part(PayeeConfig, 'PAYEE_')
  payee!: PayeeConfig;

  @Part(WithdrawalConfig, 'WITHDRAWAL_')
  withdrawal!: WithdrawalConfig;

  @Part(FilesConfig, 'FILES_')
  files!: FilesConfig;

  @Part(JobsConfig)
  jobs!: JobsConfig;

  /** `demo_player=50000000.00,…`: opening balances of new members by user name, for demonstrations. */
  @AsList()
  @NotInProduction()
  @IsOptional()
  @Matches(/^[\w.-]{1,64}=(0|[1-9]\d{0,11})\.\d{2}$/, { each: true })
  demoBalances?: string[];
}
