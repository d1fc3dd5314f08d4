import { useTranslation } from 'react-i18next';
import { Icon } from '~/art/icon';
import { formatCount } from '~/lib/format';
import { useLanguage } from '~/lib/i18n';
import { useExport, type ExportJob } from './use-export';

/** Saves the whole list as a file: its progress with a way to stop, or a failed page with a way to continue. */
export function ExportButton<T>({ job, buttonClass }: { job: ExportJob<T>; buttonClass: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state, start, retry, cancel } = useExport(job);
  const n = (value: number) => formatCount(value, language);
  const isOpen = state.step === 'running' || state.step === 'failed';
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOpen ? (
        <>
          {state.step === 'failed' && (
            <button type="button" className={buttonClass} onClick={retry}>
              <Icon name="refresh" size={16} />
              {t('retry')}
            </button>
          )}
          <button type="button" className={buttonClass} onClick={cancel}>
            <Icon name="close" size={16} />
            {t('cancel')}
          </button>
        </>
      ) : (
        <button type="button" className={buttonClass} onClick={start}>
          <Icon name="download" size={16} />
          {t('kit.exportAll')}
        </button>
      )}
      {state.step === 'running' && (
        <progress
          className="h-1.5 w-24 accent-(--color-info)"
          aria-label={t('kit.exportAll')}
          {...(state.total > 0 && { max: state.total, value: Math.min(state.rows, state.total) })}
        />
      )}
      <span role="status" className="num text-12 text-muted empty:hidden">
        {state.step === 'running' &&
          state.total > 0 &&
          t('kit.exported', { n: n(state.rows), total: n(state.total) })}
        {state.step === 'failed' && t('kit.exportFailed', { page: state.page })}
        {state.step === 'done' && t('kit.exportDone', { n: n(state.rows) })}
      </span>
    </div>
  );
}
