import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BrandMark } from '~/art/brand-mark';
import { classNames } from '~/ui/class-names';

/** `tight`: hides the words on a phone and a tablet when the account and balance are shown. */
export function Brand({ tagline = false, tight = false }: { tagline?: boolean; tight?: boolean }) {
  const { t } = useTranslation();
  return (
    <Link to="/index" className="inline-flex min-h-11 min-w-0 shrink items-center gap-2.5">
      <BrandMark size={42} className="max-sm:size-8" />
      <span className={classNames('whitespace-nowrap', tight && 'max-xs:sr-only sm:max-lg:sr-only')}>
        <b className="head bg-linear-to-b from-[#FFF3C2] via-gold via-60% to-[#D99A2B] bg-clip-text text-18 leading-[1.3] text-transparent sm:text-[1.375rem]">
          {t('brand')}
        </b>
        {tagline && (
          <small className={classNames('block text-11 text-subtle', tight ? 'hidden' : 'max-sm:hidden')}>
            {t('tagline')}
          </small>
        )}
      </span>
    </Link>
  );
}
