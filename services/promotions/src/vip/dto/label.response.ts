import { ApiProperty } from '@nestjs/swagger';
import { TextResponse } from '../../text/localized-text.js';
import type { Label, LabelChange } from '../label.repository.js';
import type { LabelsView } from '../label.service.js';

export class LabelResponse {
  @ApiProperty()
  code: string;

  @ApiProperty({ type: TextResponse })
  labelName: TextResponse;

  static of({ code, labelName }: Label): LabelResponse {
    return { code, labelName: TextResponse.of(labelName) };
  }
}

export class LabelChangeResponse {
  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ type: [LabelResponse], description: 'what the member carried from then on' })
  labels: LabelResponse[];

  @ApiProperty({ format: 'uuid' })
  changedBy: string;

  @ApiProperty()
  reason: string;

  static of({ at, labels, changedBy, reason }: LabelChange): LabelChangeResponse {
    return { at: at.toISOString(), labels: labels.map(LabelResponse.of), changedBy, reason };
  }
}

export class MemberLabelsResponse {
  @ApiProperty({ type: [LabelResponse] })
  labels: LabelResponse[];

  @ApiProperty({ type: 'integer', description: 'to be named by the next change' })
  version: number;

  @ApiProperty({ type: [LabelChangeResponse], description: 'the latest changes, newest first' })
  changes: LabelChangeResponse[];

  static of({ labels, version, changes }: LabelsView): MemberLabelsResponse {
    return { labels: labels.map(LabelResponse.of), version, changes: changes.map(LabelChangeResponse.of) };
  }
}
