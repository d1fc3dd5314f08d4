import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '~/art/icon';
import { formatDateTime } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { Tag } from '~/ui/chip';
import type { Passkey, SecondFactorState } from '../api/second-factor.api';
import { knowsPasskeys } from '../model/passkey';
import { OfferSignOut } from './offer-sign-out';

/** Fewer than this many left is said, before the last is used. */
const FEW_CODES = 4;

interface FactorCardProps {
  icon: IconName;
  title: string;
  text: string;
  tag?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

function FactorCard({ icon, title, text, tag, actions, children }: FactorCardProps) {
  return (
    <section className="surface grid grid-cols-1 content-start gap-3 p-5 sm:p-6">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3.5">
        <span className="grid size-11 place-items-center rounded-md bg-card text-gold">
          <Icon name={icon} size={22} />
        </span>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="text-16">{title}</h3>
            {tag}
          </div>
          <p className="text-13 text-muted">{text}</p>
        </div>
      </div>
      {children}
      {actions && <div className="flex flex-wrap gap-2.5 *:whitespace-normal!">{actions}</div>}
    </section>
  );
}

export interface FactorOverviewProps {
  state: SecondFactorState;
  /** A factor has just changed. */
  changed: boolean;
  onGo: (view: 'set-up' | 'turn-off' | 'renew' | 'add-passkey') => void;
  onRemovePasskey: (passkey: Passkey) => void;
}

export function FactorOverview({ state, changed, onGo, onRemovePasskey }: FactorOverviewProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { authenticator, passkeys, recoveryCodesLeft } = state;
  const isOn = authenticator || passkeys.length > 0;
  return (
    <div className="grid max-w-[640px] content-start gap-4">
      {changed && <OfferSignOut />}
      {!isOn && (
        <p className="gold-wash flex items-start gap-2.5 rounded-md p-3 text-gold-hi">
          <Icon name="info" size={18} className="mt-0.5 shrink-0" />
          <span>{t('factor.none')}</span>
        </p>
      )}
      <FactorCard
        icon="phone"
        title={t('app.title')}
        text={t('app.text')}
        tag={
          <Tag tone={authenticator ? 'win' : 'plain'}>{t(authenticator ? 'factor.on' : 'factor.off')}</Tag>
        }
        actions={
          authenticator ? (
            <Button onClick={() => onGo('turn-off')}>{t('app.off.title')}</Button>
          ) : (
            <Button tone="gold" onClick={() => onGo('set-up')}>
              {t('app.setUp')}
            </Button>
          )
        }
      />
      <FactorCard
        icon="lock"
        title={t('passkey.title')}
        text={t('passkey.text')}
        tag={
          <Tag tone={passkeys.length > 0 ? 'win' : 'plain'}>
            {passkeys.length > 0 ? t('passkey.count', { count: passkeys.length }) : t('factor.off')}
          </Tag>
        }
        actions={
          knowsPasskeys() ? (
            <Button
              tone={authenticator || passkeys.length > 0 ? 'line' : 'jade'}
              onClick={() => onGo('add-passkey')}
            >
              <Icon name="plus" size={18} />
              {t('passkey.add')}
            </Button>
          ) : (
            <p className="text-13 text-muted">{t('passkey.unsupported')}</p>
          )
        }
      >
        {passkeys.length > 0 && (
          <ul>
            {passkeys.map((passkey) => (
              <li
                key={passkey.id}
                className="flex flex-wrap items-center justify-between gap-x-3 border-hairline py-2 not-first:border-t"
              >
                <span className="min-w-0 flex-[1_1_9rem]">
                  <b className="block font-semibold break-words">{passkey.name}</b>
                  <span className="num block text-13 text-muted">
                    {passkey.lastUsedAt
                      ? t('passkey.used', { time: formatDateTime(passkey.lastUsedAt, language) })
                      : t('passkey.made', { time: formatDateTime(passkey.createdAt, language) })}
                  </span>
                </span>
                <Button
                  tone="text"
                  aria-label={`${t('passkey.remove.submit')}: ${passkey.name}`}
                  onClick={() => onRemovePasskey(passkey)}
                >
                  {t('passkey.remove.submit')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </FactorCard>
      {isOn && (
        <FactorCard
          icon="list"
          title={t('codes.title')}
          text={t('codes.text')}
          tag={
            <Tag tone={recoveryCodesLeft < FEW_CODES ? 'loss' : 'plain'}>
              {t('codes.left', { count: recoveryCodesLeft })}
            </Tag>
          }
          actions={authenticator && <Button onClick={() => onGo('renew')}>{t('codes.renew.title')}</Button>}
        />
      )}
    </div>
  );
}
