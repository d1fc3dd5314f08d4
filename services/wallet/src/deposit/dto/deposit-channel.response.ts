import { ApiProperty } from '@nestjs/swagger';
import { formatMoney } from '#libs/money';
import { depositChannels, type ChannelSettings, type DepositChannelCode } from '../deposit-channel.rules.js';

export class ChannelSettingsResponse {
  @ApiProperty({ enum: depositChannels })
  code!: DepositChannelCode;

  @ApiProperty()
  enabled!: boolean;

  /** Whether the platform has an account to be paid to by this channel. */
  @ApiProperty()
  connected!: boolean;

  @ApiProperty({ example: '50000.00' })
  min!: string;

  @ApiProperty({ example: '499999999.00' })
  max!: string;

  static of({ code, enabled, connected, min, max }: ChannelSettings & { connected: boolean }) {
    return { code, enabled, connected, min: formatMoney(min), max: formatMoney(max) };
  }
}
