import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, Tag } from '~/ui/chip';
import { TextField } from '~/ui/field';
import type { Vendor } from '../api/games.api';
import { VendorMark } from './vendor-mark';

const TYPING_PAUSE = 300;
const ROW = 'bleed no-scrollbar flex gap-1.5 overflow-x-auto';

export function VendorChips({
  vendors,
  chosen,
  onChoose,
}: {
  vendors: readonly Vendor[];
  chosen: string;
  onChoose: (code: string) => void;
}) {
  const { t } = useTranslation(['games', 'common']);
  return (
    <div className={`${ROW} py-4`} role="group" aria-label={t('vendor')}>
      <Chip pressed={chosen === ''} onClick={() => onChoose('')} className="min-h-12!">
        {t('all')}
      </Chip>
      {vendors.map((vendor) => (
        <Chip
          key={vendor.vassalage}
          pressed={chosen === vendor.vassalage}
          onClick={() => onChoose(vendor.vassalage)}
          className="min-h-12! py-1! pr-3.5! pl-1.5!"
        >
          <VendorMark code={vendor.vassalage} name={vendor.displayName} size={34} />
          {vendor.displayName}
          {vendor.maintenance && <Tag>{t('common:nav.maintenance')}</Tag>}
        </Chip>
      ))}
    </div>
  );
}

type Kind = keyof (typeof import('../locales/vi.json'))['kind'];

/** The kinds of live tables that there are. */
export function KindChips({
  kinds,
  chosen,
  onChoose,
}: {
  kinds: readonly string[];
  chosen: string;
  onChoose: (code: string) => void;
}) {
  const { t } = useTranslation('games');
  return (
    <div className={`${ROW} mb-4`} role="group" aria-label={t('kindLabel')}>
      <Chip pressed={chosen === ''} onClick={() => onChoose('')}>
        {t('allKinds')}
      </Chip>
      {kinds.map((kind) => (
        <Chip key={kind} pressed={chosen === kind} onClick={() => onChoose(kind)}>
          {t(`kind.${kind as Kind}`)}
        </Chip>
      ))}
    </div>
  );
}

/** The search box keeps what is typed; the address follows after a pause. */
export function SearchBox({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation('games');
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value !== sent.current) {
      sent.current = value;
      setText(value);
    }
  }, [value]);
  useEffect(() => {
    if (text === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = text;
      onSearch(text);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <TextField
      type="search"
      icon="search"
      label={t('search')}
      hideLabel
      placeholder={t('searchHint')}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
