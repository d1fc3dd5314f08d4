import { IsInt, IsISO8601, Matches, Max, Min } from 'class-validator';

/** A transfer of USDT as the custodian sees it on the chain. */
export class UsdtTransferRequest {
  @Matches(/^[0-9a-f]{64}$/)
  txId!: string;

  /** Position among the events of the transaction. */
  @IsInt()
  @Min(0)
  @Max(10_000)
  logIndex!: number;

  @Matches(/^[A-Z0-9]{2,12}$/)
  network!: string;

  @Matches(/^[0-9A-Za-z]{20,64}$/)
  address!: string;

  /** Millionths of a USDT. */
  @Matches(/^[1-9]\d{0,14}$/)
  amount!: string;

  @IsInt()
  @Min(0)
  @Max(1_000_000_000)
  confirmations!: number;

  @IsISO8601({ strict: true })
  blockTime!: string;
}
