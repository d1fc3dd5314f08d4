import { ApiProperty } from '@nestjs/swagger';

export class WorkResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    description:
      'find a nonce of 1 to 32 of `0-9a-z` so that SHA-256(salt + nonce) begins with `bits` zero bits',
  })
  salt: string;

  @ApiProperty({ type: 'integer' })
  bits: number;

  @ApiProperty({ type: 'integer', description: 'an earlier answer is refused' })
  waitMs: number;
}
