import { Matches } from 'class-validator';

export class SheetParameter {
  /** The id of a member, or the name of the account. */
  @Matches(/^[\w.@-]{1,64}$/)
  memberId: string;
}
