import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { sessionApi, useBeginSession } from '~/features/session';
import { toast } from '~/ui/toast';
import { registerFailureText } from '../model/failure';

/** Starts a demo session with play money (specification 4.4) and closes modals. */
export function useFreePlay() {
  const { t } = useTranslation(['auth', 'common']);
  const begin = useBeginSession();
  const navigate = useNavigate();
  const enter = useMutation({
    mutationFn: sessionApi.freePlay,
    onSuccess: (answer) => begin(answer),
    onError: (error) => toast(registerFailureText(error, t), 'loss'),
  });
  return {
    pending: enter.isPending,
    start: (next = '/index') =>
      enter.mutate(undefined, { onSuccess: () => void navigate(next, { replace: true }) }),
  };
}
