import { IsBoolean, IsIn } from 'class-validator';
import { IsMoney } from '#libs/money';
import { depositChannels, type DepositChannelCode } from '../deposit-channel.rules.js';

export class ChannelParams {
  @IsIn(depositChannels)
  code!: DepositChannelCode;
}

export class ChannelSettingsRequest {
  @IsBoolean()
  enabled!: boolean;

  @IsMoney()
  min!: string;

  @IsMoney()
  max!: string;
}
