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
export {
  accessOf,
  useSessionStore,
  type Access,
  type AccountType,
  type LoginAnswer,
  type PasswordDue,
} from './model/session.store';
