import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsString, Length, Matches } from 'class-validator';
import { Optional } from '#libs/platform';

export class HeldNumberRequest {
  @ApiProperty({ example: '27', description: 'One number, option or combination, as a player writes it' })
  @IsString()
  @Length(1, 100)
  pick: string;

  @IsBoolean()
  isHeld: boolean;

  @ApiProperty({ required: false, description: 'In this draw; in all draws from now on if absent' })
  @Optional()
  @Matches(/^[0-9-]{1,20}$/)
  numero?: string;

  @IsString()
  @Length(3, 200)
  reason: string;
}
