import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { agentQueries, transferUp } from '../api/agent.api';
import { Section } from './report-parts';
import { TransferForm } from './transfer-form';
import { TransferList } from './transfer-list';

/** Money of a member to the upline, and every transfer so far. */
export function TransferUplinePage() {
  const { t } = useTranslation('agent');
  const [page, setPage] = useState(1);
  const query = useQuery(agentQueries.uplineTransfers(page));
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Section title={t('transfer.up')}>
        <TransferForm send={transferUp} />
      </Section>
      <Section title={t('transfer.list')}>
        <TransferList query={query} page={page} onPage={setPage} />
      </Section>
    </div>
  );
}
