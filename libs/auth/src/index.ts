export {
  accessMetadata,
  CurrentPrincipal,
  Internal,
  MemberId,
  Operator,
  Permission,
  ProviderSigned,
  Public,
  type Access,
} from './access.decorators.js';
export { AccessError } from './access.errors.js';
export { AccessGuard } from './access.guard.js';
export { refusalOf, type Refusal } from './access.rules.js';
export {
  AssertionError,
  assertionHeader,
  AssertionSigner,
  AssertionVerifier,
  type VerifiedAssertion,
} from './assertions.js';
export { ClientIp, clientIpHeader, clientIpOf } from './client-ip.js';
export {
  acceptedSecondsOf,
  bankChannelRing,
  ensureKeys,
  isSharedKeyRing,
  payloadRing,
  providerRing,
  readPrivateKey,
  readRing,
  retireKey,
  rotateRing,
  sealingRing,
  sessionKeyOwner,
} from './key-folder.js';
export { KeyRing, ringFile, type RingKey } from './key-ring.js';
export {
  accountTypes,
  demoAccountType,
  isAgentType,
  type AccountType,
  type GuestPrincipal,
  type MemberPrincipal,
  type OperatorPrincipal,
  type Principal,
  type ServicePrincipal,
} from './principal.js';
export {
  newSessionSecret,
  sessionIdOf,
  SessionTokenSigner,
  type SessionTokenSubject,
} from './session-token.js';
export { SessionTokenError, SessionTokenVerifier, type SessionClaims } from './session-token.verifier.js';
export { SessionStore, type LiveSession, type SessionCache } from './session.store.js';
