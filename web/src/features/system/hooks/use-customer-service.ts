import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '~/ui/toast';
import { systemApi } from '../api/system.api';
import { openServiceWindow } from '../model/service-window';
import { useSystem } from './use-system';

/**
 * The desk that this visitor is meant to use, in a window of its own: the server chooses the VIP desk above rank 4, else
 * live chat (specification 6). Where the link does not come the window is closed (specification 8).
 */
export function useCustomerService() {
  const { t } = useTranslation('common');
  const available = (useSystem()?.info.customerService ?? []).length > 0;
  const { mutate, isPending } = useMutation({
    mutationFn: async (popup: Window | null) => {
      const [{ serviceUrl }, { version }] = await Promise.all([
        import('../model/service-link'),
        systemApi.customerService(),
      ]);
      const url = await serviceUrl(version.pathList);
      if (popup) popup.location.replace(url);
      else window.location.assign(url);
    },
    onError: (_error, popup) => {
      popup?.close();
      toast(t('serviceFailed'), 'loss');
    },
  });
  return { available, pending: isPending, open: () => mutate(openServiceWindow()) };
}
