import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../ui/list-head';
import { LedgerViews } from './ledger-views';

interface LedgerFrameProps {
  note?: string;
  /** What stands next to the title. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The head of a part of the ledger above its content, which fills the rest of the page. */
export function LedgerFrame({ note, tools, children }: LedgerFrameProps) {
  const { t } = useTranslation('console-ledger');
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
      <div>
        <PageHead title={t('title')} note={note}>
          {tools}
        </PageHead>
        <LedgerViews />
      </div>
      <div className="grid min-h-0 grid-rows-[auto_minmax(9rem,1fr)_auto]">{children}</div>
    </div>
  );
}
