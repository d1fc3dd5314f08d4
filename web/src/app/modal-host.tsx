import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  hasAgentCentre,
  useAccess,
  useEndSessionAfterSelfExclusion,
  useSessionStore,
} from '~/features/session';
import {
  DemoAccountDialog,
  LogoutDialog,
  SessionExpiredDialog,
} from '~/features/session/components/session-dialogs';
import { useModal, type ModalName } from '~/lib/modal';
import { Boundary } from '~/ui/boundary';
import { lazyPage, LazyBoundary } from '~/ui/lazy-page';
import { Modal } from '~/ui/modal';
import { Skeleton } from '~/ui/skeleton';

const LoginWindow = lazyPage(() => import('./auth-windows').then((m) => m.LoginWindow), 'auth');
const RegisterWindow = lazyPage(() => import('./auth-windows').then((m) => m.RegisterWindow), 'auth');
const ForgotPanel = lazyPage(
  () => import('~/features/auth/components/forgot-modal').then((m) => m.ForgotPanel),
  'auth',
);
const ResetPanel = lazyPage(
  () => import('~/features/auth/components/reset-modal').then((m) => m.ResetPanel),
  'auth',
);
const WelcomePanel = lazyPage(
  () => import('~/features/announcement/components/welcome-panel').then((m) => m.WelcomePanel),
  'announcement',
);
const FeedbackPanel = lazyPage(
  () => import('~/features/feedback/components/feedback-panel').then((m) => m.FeedbackPanel),
  'feedback',
);
const MemberCentre = lazyPage(() => import('./member-centre').then((m) => m.MemberCentrePanel), 'member');
const AgentCentre = lazyPage(() => import('./agent-centre').then((m) => m.AgentCentrePanel), 'agent');

const PANELS = {
  login: LoginWindow,
  register: RegisterWindow,
  forgot: ForgotPanel,
  reset: ResetPanel,
  welcome: WelcomePanel,
  feedback: FeedbackPanel,
  member: MemberCentre,
  agent: AgentCentre,
};
type PanelName = keyof typeof PANELS;
const SIZES: Partial<Record<PanelName, 'default' | 'centre'>> = {
  welcome: 'default',
  feedback: 'default',
  member: 'centre',
  agent: 'centre',
};
const isPanel = (name: ModalName | null): name is PanelName => name !== null && name in PANELS;

/** Replaces a centre that the visitor may not open by the login, or by the visitor's own centre. */
function usePermittedModal(): ModalName | null {
  const access = useAccess();
  const isAgent = useSessionStore((state) => hasAgentCentre(state.accountType));
  const { name, open } = useModal();
  const isCentre = name === 'member' || name === 'agent';
  const redirectByAccess = {
    guest: 'login',
    demo: 'demo',
    member: name === 'agent' && !isAgent ? 'member' : null,
  } as const;
  const instead = isCentre ? redirectByAccess[access] : null;
  useEffect(() => {
    if (instead) open(instead, {}, { replace: true });
  }, [instead, open]);
  // A log-out that is done leaves by itself; its question is not asked of a guest.
  return instead || (access === 'guest' && (name === 'logout' || name === 'welcome')) ? null : name;
}

/** The one modal there may be; log-in and registration swap their content rather than stack. */
export function ModalHost() {
  const { t } = useTranslation();
  const { close } = useModal();
  const name = usePermittedModal();
  const due = useSessionStore((state) => state.passwordDue !== null);
  useEndSessionAfterSelfExclusion(name === null);
  // The panel stays while its modal fades out.
  const [last, setLast] = useState<PanelName>('login');
  if (isPanel(name) && name !== last) setLast(name);
  const Panel = PANELS[last];
  return (
    <>
      <Modal
        open={isPanel(name)}
        onClose={close}
        beforeClose={() => !(due && name === 'member')}
        size={SIZES[last] ?? 'wide'}
        label={isPanel(name) ? undefined : t('loading')}
      >
        <Boundary level="modal" resetKey={last}>
          <LazyBoundary
            fallback={
              <div className="grid min-h-100 gap-4 p-8" aria-busy="true">
                <Skeleton className="h-10" />
                <Skeleton className="h-12" />
                <Skeleton className="h-12" />
              </div>
            }
          >
            <Panel />
          </LazyBoundary>
        </Boundary>
      </Modal>
      <DemoAccountDialog open={name === 'demo'} />
      <LogoutDialog open={name === 'logout'} />
      <SessionExpiredDialog />
    </>
  );
}
