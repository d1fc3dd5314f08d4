import { IsIn, Matches } from 'class-validator';
import type { Book } from '#libs/money';

/** Names the vendor whose pools the platform asks for. */
export class JackpotQueryRequest {
  @Matches(/^[A-Z0-9]{1,32}$/) vassalage!: string;
}

export class JackpotAmountsQuery {
  @IsIn(['REAL', 'PLAY']) mode!: Book;
}
