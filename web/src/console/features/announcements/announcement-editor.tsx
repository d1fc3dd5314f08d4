import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '~/lib/failure';
import { LANGUAGES, languageName, languageTag, type Language } from '~/lib/language';
import { classNames } from '~/ui/class-names';
import { FieldError } from '~/ui/field';
import { toast } from '~/ui/toast';
import { ConsoleDialog } from '../../shell/console-dialog';
import { consoleInput, Labelled } from '../../ui/labelled';
import { primaryButton, smallButton } from '../../ui/list-head';
import {
  announcementQueries,
  BANNER_GROUPS,
  saveAnnouncement,
  TYPES,
  type Announcement,
} from './announcements.api';
import { blockingIn, draftOf, formOf, missingIn, type Form } from './draft';
import { MissingMark } from './missing-mark';

interface EditorProps {
  /** null: a new one. */
  announcement: Announcement | null;
  onClose: () => void;
}

export function AnnouncementEditor({ announcement, onClose }: EditorProps) {
  const { t } = useTranslation(['console-announcements', 'console']);
  const client = useQueryClient();
  const failureText = useFailureText();
  const [form, setForm] = useState(() => formOf(announcement));
  const [language, setLanguage] = useState<Language>('vi');
  const [tried, setTried] = useState(false);
  const blocking = blockingIn(form);
  const save = useMutation({
    mutationFn: () => saveAnnouncement(announcement, draftOf(form, announcement?.platforms)),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: announcementQueries.all });
      toast(t('saved'), 'win');
      onClose();
    },
    onError: () => client.invalidateQueries({ queryKey: announcementQueries.all }),
  });
  const set = (changes: Partial<Form>) => setForm((before) => ({ ...before, ...changes }));
  const setText = (part: 'title' | 'content', text: string) =>
    setForm((before) => ({ ...before, [part]: { ...before[part], [language]: text } }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (blocking[0]) setLanguage(blocking[0]);
    else save.mutate();
  };
  const heading = t(announcement ? 'editTitle' : 'addTitle');
  const isWrong = tried && blocking.includes(language);
  return (
    <ConsoleDialog label={heading} wide onClose={onClose}>
      <form className="grid gap-3 p-4" noValidate onSubmit={submit}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-16">{heading}</h2>
          <MissingMark missing={missingIn(form)} named />
        </div>
        <LanguageChoice form={form} language={language} onLanguage={setLanguage} />
        <Labelled label={t('titleIn', { language: languageName(language) })}>
          <input
            className={consoleInput}
            lang={languageTag(language)}
            maxLength={200}
            aria-invalid={isWrong || undefined}
            value={form.title[language]}
            onChange={(event) => setText('title', event.target.value)}
          />
        </Labelled>
        <Labelled label={t('contentIn', { language: languageName(language) })} help={t('contentHelp')}>
          <textarea
            className={classNames(consoleInput, 'min-h-36 resize-y py-2')}
            lang={languageTag(language)}
            maxLength={20_000}
            aria-invalid={isWrong || undefined}
            value={form.content[language]}
            onChange={(event) => setText('content', event.target.value)}
          />
        </Labelled>
        <div className="grid gap-3 sm:grid-cols-2">
          <Labelled label={t('type')}>
            <select
              className={consoleInput}
              value={form.type}
              onChange={(event) => set({ type: event.target.value as Form['type'] })}
            >
              {TYPES.map((type) => (
                <option key={type} value={type}>
                  {t(`types.${type}`)}
                </option>
              ))}
            </select>
          </Labelled>
          {form.type === 'B' && (
            <Labelled label={t('bannerGroup')} help={t('bannerGroupHelp')}>
              <select
                className={consoleInput}
                value={form.bannerGroup}
                onChange={(event) => set({ bannerGroup: event.target.value as Form['bannerGroup'] })}
              >
                {(['', ...BANNER_GROUPS] as const).map((group) => (
                  <option key={group} value={group}>
                    {t(`bannerGroups.${group || 'page'}`)}
                  </option>
                ))}
              </select>
            </Labelled>
          )}
          {form.type === 'PL' && (
            <Labelled label={t('forAgents')}>
              <select
                className={consoleInput}
                value={form.forAgents ? 'agents' : 'all'}
                onChange={(event) => set({ forAgents: event.target.value === 'agents' })}
              >
                <option value="all">{t('readers.all')}</option>
                <option value="agents">{t('readers.agents')}</option>
              </select>
            </Labelled>
          )}
          <Labelled label={t('link')} help={t('linkHelp')}>
            <input
              className={consoleInput}
              maxLength={300}
              value={form.link}
              onChange={(event) => set({ link: event.target.value })}
            />
          </Labelled>
          <Labelled label={t('startsAt')} help={t('startsHelp')}>
            <input
              type="datetime-local"
              className={consoleInput}
              value={form.startsAt}
              onChange={(event) => set({ startsAt: event.target.value })}
            />
          </Labelled>
          <Labelled label={t('endsAt')} help={t('endsHelp')}>
            <input
              type="datetime-local"
              className={consoleInput}
              value={form.endsAt}
              onChange={(event) => set({ endsAt: event.target.value })}
            />
          </Labelled>
          <Labelled label={t('rank')} help={t('rankHelp')}>
            <input
              type="number"
              min={-1000}
              max={1000}
              className={consoleInput}
              value={form.rank}
              onChange={(event) => set({ rank: event.target.value })}
            />
          </Labelled>
        </div>
        {tried && blocking.length > 0 && (
          <FieldError>{t('incomplete', { names: blocking.map(languageName).join(', ') })}</FieldError>
        )}
        {save.isError && <FieldError>{failureText(save.error)}</FieldError>}
        <div className="flex justify-end gap-2">
          <button type="button" className={smallButton} onClick={onClose}>
            {t('console:list.cancel')} <kbd>Esc</kbd>
          </button>
          <button type="submit" disabled={save.isPending} className={classNames(smallButton, primaryButton)}>
            {t('publish')}
          </button>
        </div>
      </form>
    </ConsoleDialog>
  );
}

interface LanguageChoiceProps {
  form: Form;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** A button for each language; a dot says that its text is missing. */
function LanguageChoice({ form, language, onLanguage }: LanguageChoiceProps) {
  const { t } = useTranslation('console-announcements');
  const missing = missingIn(form);
  return (
    <div role="group" aria-label={t('languages')} className="flex flex-wrap gap-1">
      {LANGUAGES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === language}
          className={classNames(smallButton, one === language && 'border-info! bg-raised')}
          onClick={() => onLanguage(one)}
        >
          {languageName(one)}
          {missing.includes(one) && (
            <>
              <span aria-hidden="true" className="size-2 rounded-full bg-(--color-attention)" />
              <span className="sr-only">{t('isMissing')}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}
