import { IsUUID, Matches } from 'class-validator';

/** What the device found. */
export class WorkAnswer {
  @IsUUID()
  id: string;

  @Matches(/^[0-9a-z]{1,32}$/)
  nonce: string;
}
