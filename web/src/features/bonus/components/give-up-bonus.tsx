import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/ui/button';
import { lazyPage } from '~/ui/lazy-page';

const GiveUpDialog = lazyPage(() => import('./give-up-dialog').then((m) => m.GiveUpDialog), 'bonus');

export interface GiveUpBonusProps {
  rolloverId: string;
  /** Of several bonuses on a page, which one. */
  name?: string;
  /** It waits for another one: nothing of it was credited yet. */
  isWaiting?: boolean;
}

/** The way out of a bonus, behind a question. */
export function GiveUpBonus({ rolloverId, name, isWaiting = false }: GiveUpBonusProps) {
  const { t } = useTranslation('bonus');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        className="justify-self-start"
        aria-label={name ? `${t('giveUp')}: ${name}` : undefined}
        onPointerEnter={GiveUpDialog.preload}
        onClick={() => setAsking(true)}
      >
        {t('giveUp')}
      </Button>
      {isAsking && (
        <GiveUpDialog
          rolloverId={rolloverId}
          name={name}
          isWaiting={isWaiting}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
