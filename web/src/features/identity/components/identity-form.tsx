import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode, useFailureText } from '~/lib/failure';
import { useModal } from '~/lib/modal';
import { useIntent } from '~/lib/use-intent';
import { Button } from '~/ui/button';
import { Callout } from '~/ui/callout';
import { FieldError, SelectField, TextField } from '~/ui/field';
import { FileDrop } from '~/ui/file-drop';
import { toast } from '~/ui/toast';
import { identityApi } from '../api/identity.api';
import {
  DOCUMENTS,
  isDocumentNumber,
  sidesOf,
  type DocumentSide,
  type IdentityDocument,
  type IdentityLevel,
} from '../model/identity';

const STALE = [['account', 'identity'], ['withdrawals']] as const;
const PICTURE = { types: ['image/png', 'image/jpeg'], maxBytes: 5 * 1024 * 1024, maxFiles: 1 };

type Pictures = Partial<Record<DocumentSide, File>>;

/** A file that was taken away leaves no entry. */
function withPicture(pictures: Pictures, side: DocumentSide, file: File | undefined): Pictures {
  const others = Object.fromEntries(Object.entries(pictures).filter(([name]) => name !== side));
  return file ? { ...others, [side]: file } : others;
}

/** One submission: which document, its number, and a picture of each side. */
export function IdentityForm({ held }: { held: 0 | 1 }) {
  const { t } = useTranslation('identity');
  const modal = useModal();
  const failureText = useFailureText();
  const [level, setLevel] = useState<IdentityLevel>(held === 0 ? 1 : 2);
  const [document, setDocument] = useState<IdentityDocument>('ID_CARD');
  const [number, setNumber] = useState('');
  const [pictures, setPictures] = useState<Pictures>({});
  const [tried, setTried] = useState(false);
  const send = useIntent(() => 'identity', identityApi.submit, STALE);
  const sides = sidesOf(document, level);

  function submit(): void {
    setTried(true);
    const files = sides.map((side) => pictures[side]).filter((file) => file !== undefined);
    if (!isDocumentNumber(number) || files.length < sides.length) return;
    send.mutate(
      { level, document, number: number.trim(), pictures: files },
      { onSuccess: () => toast(t('done'), 'win') },
    );
  }

  return (
    <form
      className="surface grid content-start gap-4 p-5 sm:p-6"
      aria-label={t('form')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h3 className="text-18">{t('form')}</h3>
      {held === 0 && (
        <SelectField
          label={t('wanted')}
          value={level}
          onChange={(event) => setLevel(Number(event.target.value) as IdentityLevel)}
        >
          <option value={1}>{t('want.1')}</option>
          <option value={2}>{t('want.2')}</option>
        </SelectField>
      )}
      <SelectField
        label={t('document')}
        value={document}
        onChange={(event) => setDocument(event.target.value as IdentityDocument)}
      >
        {DOCUMENTS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('number')}
        icon="card"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={24}
        value={number}
        error={tried && !isDocumentNumber(number) ? t('numberWrong') : undefined}
        onChange={(event) => setNumber(event.target.value)}
      />
      {sides.map((side) => (
        <div key={side} className="grid gap-1.5">
          <FileDrop
            label={t(`side.${side}`)}
            rules={PICTURE}
            files={pictures[side] ? [pictures[side]] : []}
            onChange={([file]) => setPictures((all) => withPicture(all, side, file))}
          />
          {tried && !pictures[side] && <FieldError>{t('missing')}</FieldError>}
        </div>
      ))}
      {hasCode(send.error, 'IDENTITY_PERSON_MISSING') ? (
        <Callout
          tone="info"
          icon="user"
          action={
            <Button tone="text" onClick={() => modal.open('member', { page: 'profile' }, { replace: true })}>
              {t('personGo')}
            </Button>
          }
        >
          {t('person')}
        </Callout>
      ) : (
        send.isError && <FieldError>{failureText(send.error)}</FieldError>
      )}
      <Button type="submit" tone="gold" size="l" block busy={send.isPending}>
        {t('submit')}
      </Button>
    </form>
  );
}
