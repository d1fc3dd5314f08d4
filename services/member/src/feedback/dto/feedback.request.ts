import { Transform } from 'class-transformer';
import { IsIn, IsString, IsUUID, Length, Matches } from 'class-validator';
import { Optional, PageQuery } from '#libs/platform';
import { feedbackSenders, feedbackStates, type FeedbackFilter } from '../feedback.repository.js';

export class FeedbackParameter {
  @IsUUID()
  id: string;
}

export class FeedbackImageParameter {
  @Matches(/^[A-Za-z0-9_-]{32}\.(png|jpg)$/)
  picture: string;
}

/** What is open comes oldest first. */
export class FeedbackQuery extends PageQuery {
  @Optional()
  @IsIn(feedbackStates)
  state?: NonNullable<FeedbackFilter['state']>;

  @Optional()
  @IsIn(feedbackSenders)
  from?: NonNullable<FeedbackFilter['from']>;

  /** Part of the text or of the member's user name. */
  @Optional()
  @IsString()
  @Length(1, 64)
  search?: string;
}

export class FeedbackAnswerRequest {
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.normalize('NFC').trim() : value,
  )
  @IsString()
  @Length(3, 2000)
  text: string;
}
