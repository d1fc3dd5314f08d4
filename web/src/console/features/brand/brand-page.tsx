import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { toast } from '~/ui/toast';
import { PageHead } from '../../ui/list-head';
import { ListStates } from '../../ui/list-states';
import { BrandChanges } from './brand-changes';
import { brandQueries, changeBrand, type Brand, type BrandChange, type SwitchNode } from './brand.api';
import { Maintenance } from './maintenance';
import { SwitchRow } from './switch-row';

/** The switches and settings of the brand; each change reaches open pages without a reload. */
export function BrandPage() {
  const { t } = useTranslation('console-brand');
  const query = useQuery(brandQueries.brand());
  return (
    <div className="grid h-full grid-rows-[auto_minmax(0,1fr)]">
      <PageHead
        title={t('title')}
        note={query.data && `${query.data.name} · ${t('version', { version: query.data.version })}`}
      />
      <div className="overflow-auto border-t border-line p-4">
        <ListStates query={query} isEmpty={false} empty="">
          {query.data && <Switches brand={query.data} />}
        </ListStates>
      </div>
    </div>
  );
}

function Switches({ brand }: { brand: Brand }) {
  const { t } = useTranslation('console-brand');
  const client = useQueryClient();
  const failureText = useFailureText();
  const [waiting, setWaiting] = useState<string | null>(null);
  const change = useMutation({
    mutationFn: (wanted: BrandChange) => changeBrand(brand, wanted),
    onSuccess: () => toast(t('saved'), 'win'),
    onError: (error) => toast(failureText(error), 'loss'),
    // After a conflict the next attempt begins with what the other operator left.
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: brandQueries.all });
      setWaiting(null);
    },
  });
  const turn = (name: string, wanted: BrandChange) => {
    setWaiting(name);
    change.mutate(wanted);
  };
  const nodes = (list: readonly SwitchNode[], isParentOn: boolean) => (
    <ul className="grid content-start">
      {list.map(({ modId, enabled, childrenNodes = [] }) => (
        <li key={modId}>
          <SwitchRow
            name={modId}
            isOn={enabled === '1'}
            isIdle={!isParentOn}
            isBusy={change.isPending}
            isWaiting={waiting === modId}
            onTurn={(on) => turn(modId, { switches: { [modId]: on } })}
          />
          {childrenNodes.length > 0 && (
            <div className="pl-5">{nodes(childrenNodes, isParentOn && enabled === '1')}</div>
          )}
        </li>
      ))}
    </ul>
  );
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
      <section aria-label={t('switches')}>
        <h2 className="pb-2 text-14">{t('switches')}</h2>
        {nodes(brand.whitelabel, true)}
      </section>
      <div className="grid content-start gap-6">
        <Maintenance brand={brand} isBusy={change.isPending} onChange={(wanted) => change.mutate(wanted)} />
        <section aria-label={t('settings')}>
          <h2 className="pb-2 text-14">{t('settings')}</h2>
          <ul className="grid content-start">
            {Object.entries(brand.settings).map(([name, isOn]) => (
              <li key={name}>
                <SwitchRow
                  name={name}
                  isOn={isOn}
                  isBusy={change.isPending}
                  isWaiting={waiting === name}
                  onTurn={(on) => turn(name, { settings: { [name]: on } })}
                />
              </li>
            ))}
          </ul>
        </section>
        <BrandChanges />
      </div>
    </div>
  );
}
