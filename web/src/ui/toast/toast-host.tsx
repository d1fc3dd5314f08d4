import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '~/art/icon';
import { takeToasts, type ToastTone } from './toast';

const LOOK: Record<ToastTone, { icon: IconName; color: string }> = {
  win: { icon: 'check', color: 'text-win' },
  info: { icon: 'info', color: 'text-info' },
  loss: { icon: 'warn', color: 'text-loss' },
};
const SHOWN_FOR = 5_000;

const manager = Toast.createToastManager<{ tone: ToastTone }>();

export function ToastHost() {
  useEffect(() => {
    takeToasts(({ text, tone }) => void manager.add({ title: text, data: { tone }, timeout: SHOWN_FOR }));
  }, []);
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="fixed right-4 bottom-[calc(84px+env(safe-area-inset-bottom))] z-toast flex w-[calc(100vw-32px)] flex-col gap-2 sm:bottom-6 sm:w-[360px]">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { t } = useTranslation();
  const { toasts } = Toast.useToastManager<{ tone: ToastTone }>();
  return toasts.map((item) => {
    const look = LOOK[item.data?.tone ?? 'info'];
    return (
      <Toast.Root
        key={item.id}
        toast={item}
        className="rounded-md border border-line-strong bg-raised shadow-2 transition-[opacity,translate] duration-(--t-base) data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-3 data-starting-style:opacity-0"
      >
        <Toast.Content className="grid min-h-15 grid-cols-[auto_1fr_auto] items-center gap-3 py-2 pr-1.5 pl-4">
          <Icon name={look.icon} className={look.color} />
          <Toast.Title className="font-body text-14 font-normal" render={<p />} />
          <Toast.Close
            aria-label={t('close')}
            className="inline-grid size-11 place-items-center rounded-md text-muted hover:bg-card hover:text-text"
          >
            <Icon name="close" size={18} />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
}
