export interface PasswordState {
  /** Somebody else gave it, or there is none. */
  initial: boolean;
  /** It is in the list that everybody tries. */
  knownDefault: boolean;
  /** It was declared to be changed. */
  expired: boolean;
}

export interface LoginFlags {
  firstTimeLogin: boolean;
  passwordExpired: boolean;
  passwordKnownDefault: boolean;
  forcePasswordChange: boolean;
}

/** What the site is to do about the password after a login (specification 4.3, 4.8). Who came without it is not bothered with it. */
export function loginFlags(state: PasswordState, byPassword: boolean, expiryForces: boolean): LoginFlags {
  const { initial, knownDefault, expired } = state;
  return {
    firstTimeLogin: initial,
    passwordExpired: expired || knownDefault,
    passwordKnownDefault: knownDefault,
    forcePasswordChange: byPassword && (initial || knownDefault || (expired && expiryForces)),
  };
}
