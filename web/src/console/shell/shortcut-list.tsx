import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import type { DefinedConsolePage } from '../define-console-page';
import { ConsoleDialog } from './console-dialog';

export function ShortcutList(props: { pages: readonly DefinedConsolePage[]; onClose: () => void }) {
  const { pages, onClose } = props;
  const { t } = useTranslation(['common', 'console']);
  const lines: [keys: string, text: string][] = [
    ['Ctrl K', t('console:shortcut.palette')],
    ['?', t('console:shortcut.help')],
    ...pages.flatMap((page): [string, string][] =>
      page.key
        ? [[`G ${page.key.toUpperCase()}`, t('console:shortcut.goTo', { page: t(page.title as never) })]]
        : [],
    ),
  ];
  return (
    <ConsoleDialog label={t('console:shortcuts')} onClose={onClose}>
      <div className="grid gap-3 p-4">
        <h2 className="text-16">{t('console:shortcuts')}</h2>
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
          {lines.map(([keys, text]) => (
            <div key={keys} className="contents">
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Button onClick={onClose}>{t('console:shortcut.close')}</Button>
      </div>
    </ConsoleDialog>
  );
}
