import { useTranslation } from 'react-i18next';
import { useModal } from '~/lib/modal';
import { IconButton } from '~/ui/button';
import { CentreFrame, useWideCentre } from '~/ui/centre';
import { useAgentMenu, type AgentPages } from '../hooks/use-agent-menu';
import { firstPage } from '../model/menu.rules';
import { useContractPages } from '../hooks/use-contract-pages';
import { AgentMenu } from './agent-menu';

/** The agent centre (specification 2.9) in the frame of the member centre. */
export function AgentCentre({ pages }: { pages: AgentPages }) {
  const { t } = useTranslation(['agent', 'common', 'member']);
  const modal = useModal();
  const wide = useWideCentre();
  const shown = useContractPages(useAgentMenu(pages));
  const page = shown.find(({ key }) => key === modal.page) ?? (wide ? firstPage(shown) : null);
  return (
    <CentreFrame
      title={page ? t(page.title) : t('title')}
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
      menu={(wide || !page) && <AgentMenu pages={shown} current={page?.key ?? null} />}
      page={page?.key ?? null}
    >
      {page && <page.Page />}
    </CentreFrame>
  );
}
