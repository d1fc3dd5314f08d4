import { ApiProperty } from '@nestjs/swagger';

export class ExceptionPreviewResponse {
  @ApiProperty({ description: 'Days that differ from now on: no draw stands on them yet' })
  atOnce: number;

  @ApiProperty({ description: 'Days whose draw stands: another operator decides' })
  waiting: number;
}

export class ExceptionAnswerResponse extends ExceptionPreviewResponse {
  @ApiProperty({ type: String, nullable: true, description: 'The proposal of those that wait' })
  approval: string | null;
}
