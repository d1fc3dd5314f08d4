import { IsIn, IsInt, IsNotEmptyObject, IsUrl, Max, Min, ValidateIf } from 'class-validator';
import {
  areLongOwnSecrets,
  AsNumber,
  AsRecord,
  InProduction,
  isSafeAddress,
  NotInProduction,
} from '#libs/config';

const isConnected = ({ channel }: UsdtChannelConfig): boolean => channel !== 'none';
const address = { require_tld: false, protocols: ['http', 'https'], require_protocol: true };

/** The custodian of USDT on TRON: it gives each order an address and a rate, and reports transfers. */
export class UsdtChannelConfig {
  /** `http`: a custodian; `simulated`: a stand-in with the same protocol; `none`: no deposits in USDT. */
  @IsIn(['none', 'http', 'simulated'])
  @NotInProduction('simulated')
  channel: 'none' | 'http' | 'simulated' = 'none';

  /** Addresses are ordered by `POST <url>/orders`. */
  @ValidateIf(isConnected)
  @IsUrl(address)
  @InProduction(isSafeAddress, 'https')
  channelUrl = '';

  /** Address at which the custodian reaches this platform's `POST /usdt-channel/v1/transfers`. */
  @ValidateIf(isConnected)
  @IsUrl(address)
  @InProduction(isSafeAddress, 'https')
  transfersUrl = '';

  /** Keys of the signed calls both ways: `new=secret,old=secret`; the first one signs. */
  @AsRecord(() => ({}))
  @ValidateIf(isConnected)
  @IsNotEmptyObject()
  @InProduction(areLongOwnSecrets, 'own secrets, 32 characters or more')
  channelKeys: Record<string, string> = {};

  /** Minor units for one USDT, by which quotes are judged and transfers without an order are valued. */
  @AsNumber()
  @IsInt()
  @Min(1)
  referenceRate = 2_600_000;

  /** How far a quote may be from the reference. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(50)
  tolerancePercent = 10;

  /** Blocks after which a transfer is final. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(1_000)
  confirmations = 20;

  /** How long the rate of an order holds. */
  @AsNumber()
  @IsInt()
  @Min(1)
  @Max(1_440)
  quoteMinutes = 15;
}
