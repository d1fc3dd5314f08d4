import { useTranslation } from 'react-i18next';
import { classNames } from '~/ui/class-names';
import { smallButton } from '../../ui/list-head';
import type texts from './locales/vi.json';

type Named = keyof typeof texts.name;

/** The wording of a switch or setting; its own name where the catalogue has none. */
export function useSwitchName(): (name: string) => string {
  const { t, i18n } = useTranslation('console-brand');
  return (name) => (i18n.exists(`console-brand:name.${name}`) ? t(`name.${name as Named}`) : name);
}

interface SwitchRowProps {
  name: string;
  isOn: boolean;
  /** A switch above it is off, so that it has no effect now. */
  isIdle?: boolean;
  isBusy: boolean;
  isWaiting: boolean;
  onTurn: (on: boolean) => void;
}

export function SwitchRow({ name, isOn, isIdle = false, isBusy, isWaiting, onTurn }: SwitchRowProps) {
  const { t } = useTranslation('console-brand');
  const label = useSwitchName()(name);
  return (
    <div className="flex min-h-11 items-center gap-3 border-b border-hairline py-1">
      <span className="min-w-0 flex-1">
        <span className={classNames('block', (!isOn || isIdle) && 'text-muted')}>{label}</span>
        <code className="text-12 text-subtle">{name}</code>
        {isIdle && isOn && <span className="text-12 text-muted"> · {t('idle')}</span>}
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-label={label}
        aria-busy={isWaiting}
        disabled={isBusy}
        className={classNames(smallButton, 'min-w-16', isOn ? 'text-win' : 'text-muted')}
        onClick={() => onTurn(!isOn)}
      >
        {t(isOn ? 'on' : 'off')}
      </button>
    </div>
  );
}
