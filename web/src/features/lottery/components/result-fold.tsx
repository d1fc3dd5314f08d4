import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import type { DrawResult } from '../api/lottery.api';
import { ResultBalls } from './result-balls';
import { isSheet, ResultSheet } from './result-sheet';

/** The latest result near the top of a phone's page: its first prize in a line, the whole of it unfolded. */
export function ResultFold({ result: { numero, winningNumber: values } }: { result: DrawResult }) {
  const { t } = useTranslation('lottery');
  if (!isSheet(values))
    return (
      <section className="surface grid gap-1.5 px-4 py-3">
        <h2 className="num text-13 font-normal text-muted">{t('last', { numero })}</h2>
        <ResultBalls values={values} />
      </section>
    );
  return (
    <details className="group surface px-4">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 [&::-webkit-details-marker]:hidden">
        <span className="num min-w-0 flex-1 text-13 text-muted">{t('last', { numero })}</span>
        <b className="head text-18 text-loss-soft group-open:hidden">{values['DB']?.join(' ')}</b>
        <Icon name="down" size={16} className="text-muted group-open:rotate-180" />
      </summary>
      <div className="pb-3">
        <ResultSheet values={values} />
      </div>
    </details>
  );
}
