import { ApiProperty } from '@nestjs/swagger';

export class CodeSentResponse {
  @ApiProperty({ type: 'integer', description: 'how long the code is good; the countdown of the button' })
  expiredMinutes: number;
}
