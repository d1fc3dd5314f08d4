export {
  sessionApi,
  sessionQueries,
  type ImageCaptchaAnswer,
  type LoginFields,
  type MemberInfo,
  type SliderAnswer,
} from './api/session.api';
export {
  forgetPrivate,
  useAccess,
  useBeginSession,
  useGuard,
  useMember,
  useMemberQuery,
} from './hooks/use-session';
export { comeBack } from './model/come-back';
export { remembered } from './model/remembered';
export {
  accessOf,
  useSessionStore,
  type Access,
  type AccountType,
  type LoginAnswer,
  type PasswordDue,
} from './model/session.store';
