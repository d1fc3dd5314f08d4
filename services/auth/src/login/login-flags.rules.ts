export interface PasswordState {
  /** It is generated or temporary. */
  initial: boolean;
  /** It is in the list of common passwords. */
  knownDefault: boolean;
  /** An operator has expired it. */
  expired: boolean;
}

export interface LoginFlags {
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  passwordKnownDefault: boolean;
  forcePasswordChange: boolean;
}

/**
 * What the site must do about the password after a login (specification 4.3, 4.8). Only a login by password
 * forces a change.
 */
export function loginFlags(state: PasswordState, byPassword: boolean, expiryForces: boolean): LoginFlags {
  const { initial, knownDefault, expired } = state;
  return {
    firstTimeLogin: initial,
    passwordExpired: expired || knownDefault,
    passwordKnownDefault: knownDefault,
    forcePasswordChange: byPassword && (initial || knownDefault || (expired && expiryForces)),
  };
}
