import { IsIn, IsNotEmptyObject, IsUrl, ValidateIf } from 'class-validator';
import { areLongOwnSecrets, AsRecord, InProduction, isSafeAddress, NotInProduction } from '#libs/config';

const isConnected = ({ channel }: BankChannelConfig): boolean => channel !== 'none';
const address = { require_tld: false, protocols: ['http', 'https'], require_protocol: true };

/** The bank behind deposits: both directions are signed HTTP. */
export class BankChannelConfig {
  /** `http`: a bank; `simulated`: a stand-in with the same protocol; `none`: no bank deposits. */
  @IsIn(['none', 'http', 'simulated'])
  @NotInProduction('simulated')
  channel: 'none' | 'http' | 'simulated' = 'none';

  /** Orders are registered by `POST <url>/orders`. */
  @ValidateIf(isConnected)
  @IsUrl(address)
  @InProduction(isSafeAddress, 'https')
  channelUrl = '';

  /** Address at which the channel reaches this platform's `POST /bank-channel/v1/arrivals`. */
  @ValidateIf(isConnected)
  @IsUrl(address)
  @InProduction(isSafeAddress, 'https')
  arrivalsUrl = '';

  /** Keys of the signed calls both ways: `new=secret,old=secret`; the first one signs. */
  @AsRecord(() => ({}))
  @ValidateIf(isConnected)
  @IsNotEmptyObject()
  @InProduction(areLongOwnSecrets, 'own secrets, 32 characters or more')
  channelKeys: Record<string, string> = {};
}
