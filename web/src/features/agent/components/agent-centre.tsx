import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '~/lib/modal';
import { IconButton } from '~/ui/button';
import { CentreFrame, useWideCentre } from '~/ui/centre';
import { useAgentMenu } from '../hooks/use-agent-menu';
import { agentPage, firstPage, type AgentPage } from '../model/pages';
import { AgentMenu } from './agent-menu';

/** The agent centre (specification 2.9) in the frame of the member centre. */
export function AgentCentre({ renderPage }: { renderPage: (page: AgentPage) => ReactNode }) {
  const { t } = useTranslation('agent');
  const modal = useModal();
  const wide = useWideCentre();
  const shown = useAgentMenu();
  const page = agentPage(modal.page, shown) ?? (wide ? firstPage(shown) : null);
  return (
    <CentreFrame
      title={page ? t(`page.${page}`) : t('title')}
      before={
        page &&
        !wide && (
          <IconButton
            icon="back"
            iconSize={22}
            label={t('menu')}
            className="-ml-3"
            onClick={() => modal.open('agent', {}, { replace: true })}
          />
        )
      }
      menu={(wide || !page) && <AgentMenu current={page} />}
      page={page}
    >
      {page && renderPage(page)}
    </CentreFrame>
  );
}
