/** An error that the user can correct; shown as its sentence, without a stack. */
export class UserError extends Error {
  override name = 'UserError';
}
