import { IsUUID, Matches } from 'class-validator';

export class FeedbackParameter {
  @IsUUID()
  id: string;
}

export class FeedbackImageParameter {
  @Matches(/^[A-Za-z0-9_-]{32}\.(png|jpg)$/)
  picture: string;
}
