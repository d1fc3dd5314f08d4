import { IsUUID, Matches } from 'class-validator';

/** The solution of a proof of work. */
export class WorkAnswer {
  @IsUUID()
  id: string;

  @Matches(/^[0-9a-z]{1,32}$/)
  nonce: string;
}
