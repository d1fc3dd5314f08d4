import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useModal } from '~/lib/modal';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { sessionApi } from '../api/session.api';
import { forgetPrivate } from '../hooks/use-session';
import { rememberedLogin } from '../model/remembered-login';
import { useSessionStore } from '../model/session.store';

/** Asks before leaving (specification 4.5), then clears the session and goes home. */
export function LogoutDialog({ open }: { open: boolean }) {
  const { t } = useTranslation(['session', 'common']);
  const { close } = useModal();
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: sessionApi.logout,
    // The server may be out of reach: this browser forgets the session all the same.
    onSettled: () => {
      useSessionStore.getState().end();
      rememberedLogin.disable();
      forgetPrivate(client);
      void navigate('/index', { replace: true });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={t('logout.title')}
      text={t('logout.text')}
      confirm={t('common:logout')}
      cancel={t('common:cancel')}
      busy={leave.isPending}
      onConfirm={() => leave.mutate()}
      onClose={close}
    />
  );
}

/** Shown to a demo account that opens a members-only page. */
export function DemoAccountDialog({ open }: { open: boolean }) {
  const { t } = useTranslation(['session', 'common']);
  const modal = useModal();
  return (
    <ConfirmDialog
      open={open}
      title={t('in_need_true_account')}
      text={t('demo.text')}
      confirm={t('common:register')}
      cancel={t('demo.stay')}
      onConfirm={() => modal.open('register')}
      onClose={modal.close}
    />
  );
}

/** The server ended the session: the page and what was typed into it stay. */
export function SessionExpiredDialog() {
  const { t } = useTranslation(['session', 'common']);
  const { expired, dismissExpiry } = useSessionStore();
  const client = useQueryClient();
  const { open: openModal, name } = useModal();
  const navigate = useNavigate();
  const cleared = useRef(false);
  useEffect(() => {
    if (expired && !cleared.current) forgetPrivate(client);
    cleared.current = expired;
  }, [client, expired]);
  return (
    <ConfirmDialog
      open={expired && name !== 'login'}
      title={t('expired.title')}
      text={t('expired.text')}
      confirm={t('expired.again')}
      cancel={t('common:toHome')}
      onConfirm={() => {
        dismissExpiry();
        openModal('login', { next: window.location.pathname + window.location.search });
      }}
      onClose={dismissExpiry}
      onCancel={() => {
        dismissExpiry();
        void navigate('/index');
      }}
    />
  );
}
