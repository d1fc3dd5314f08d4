export {
  sessionApi,
  sessionQueries,
  type AvatarInfo,
  type ImageCaptchaAnswer,
  type LoginFields,
  type MemberInfo,
  type PhoneNumber,
  type PuzzleAnswers,
  type RegisterTab,
  type SliderAnswer,
  type WorkAnswer,
} from './api/session.api';
export {
  forgetPrivate,
  useAccess,
  useAvatar,
  useBeginSession,
  useEndSessionAfterSelfExclusion,
  useGuard,
  useMember,
  useMemberQuery,
} from './hooks/use-session';
export { usePageSituation } from './hooks/use-page-situation';
export { agentKindOf, type AgentKind } from './model/agent-kind';
export { hasAgentCentre, seesAgentEntry } from './model/agent.rules';
export { restoreRememberedSession } from './model/restore-remembered-session';
export { rememberedLogin } from './model/remembered-login';
export { shareRenewals } from './model/share-renewals';
export {
  accessOf,
  useSessionStore,
  type Access,
  type AccountType,
  type LoginAnswer,
  type PasswordDue,
} from './model/session.store';
