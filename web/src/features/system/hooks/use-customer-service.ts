import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '~/ui/toast';
import { systemApi } from '../api/system.api';
import { openServiceWindow } from '../model/service-window';
import { useSystem } from './use-system';

/**
 * Opens customer service in a new window; the server chooses VIP support above rank 4, else live chat (specification 6).
 * If the link request fails, the window is closed (specification 8).
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
