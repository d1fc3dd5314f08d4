import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsInt, IsObject, IsString, Length, Matches, Max, Min } from 'class-validator';
import { Optional } from '#libs/platform';
import { GameParameter } from '../../draw/dto/draw.request.js';
import type { Result } from '#libs/lottery-engine';

const lists = ['DUE', 'DRAWN', 'COMING', 'VOID'] as const;

export class DrawsQuery {
  @ApiProperty({ enum: lists, description: 'DUE: official draws that wait for their result' })
  @IsIn(lists)
  list: (typeof lists)[number];

  @ApiProperty({ required: false, description: 'Of this game; all official games if absent' })
  @Optional()
  @Matches(/^[A-Z0-9_-]{2,20}$/)
  gameId?: string;
}

export class ResultRequest {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    example: { DB: ['12345'] },
    description: 'values by prize, all of them',
  })
  @IsObject()
  result: Result;
}

export class ResultProposalRequest extends ResultRequest {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: 100,
    description: 'One more than the version of the present result',
  })
  @IsInt()
  @Min(1)
  @Max(100)
  version: number;
}

export class VoidRequest {
  @IsString()
  @Length(3, 200)
  reason: string;
}

export class PlayParameter extends GameParameter {
  @Matches(/^[A-Z0-9_]{1,40}$/)
  play: string;
}

export class PlaySwitchRequest {
  @IsBoolean()
  isOff: boolean;
}
