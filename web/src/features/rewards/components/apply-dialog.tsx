import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { localName } from '~/lib/language';
import { useLanguage } from '~/lib/i18n';
import { Button } from '~/ui/button';
import { FileDrop } from '~/ui/file-drop';
import { Modal, ModalHeader } from '~/ui/modal';
import { TextArea } from '~/ui/text-area';
import { applyForPromotion, type Promotion } from '../api/rewards.api';
import { useRewardAction } from '../hooks/use-reward-action';

/** Specification 5.7, 9: png or jpg, 5 MB each, three at the most; 140 characters. */
const PICTURES = { types: ['image/png', 'image/jpeg'], maxBytes: 5 * 1024 * 1024, maxFiles: 3 };
const LONGEST_REMARK = 140;

/** A claim that an operator decides, with whatever the member wants to say and show. */
export function ApplyDialog({ promotion, onClose }: { promotion: Promotion; onClose: () => void }) {
  const { t } = useTranslation(['rewards', 'common']);
  const language = useLanguage();
  const [remark, setRemark] = useState('');
  const [pictures, setPictures] = useState<File[]>([]);
  const apply = useRewardAction(
    () => applyForPromotion(promotion.id, remark.normalize('NFC').trim(), pictures),
    ({ status }) => {
      onClose();
      return t(status === 'applying' ? 'sentForReview' : 'claimed');
    },
  );
  const length = Array.from(remark).length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (length <= LONGEST_REMARK) apply.mutate(undefined);
  };
  return (
    <Modal open onClose={onClose} size="dialog" label={t('apply.title')}>
      <ModalHeader title={t('apply.title')} />
      <form className="grid gap-4 overflow-y-auto p-5" onSubmit={submit}>
        <p className="text-16 font-semibold">{localName(promotion.title, language)}</p>
        <p className="text-muted">{t('apply.note')}</p>
        <TextArea
          label={t('apply.remark')}
          rows={3}
          value={remark}
          help={t('common:form.length', { length, most: LONGEST_REMARK })}
          {...(length > LONGEST_REMARK && { error: t('apply.tooLong') })}
          onChange={(event) => setRemark(event.target.value)}
        />
        <FileDrop label={t('apply.pictures')} rules={PICTURES} files={pictures} onChange={setPictures} />
        <Button type="submit" tone="gold" size="l" block busy={apply.isPending}>
          {t('apply.send')}
        </Button>
      </form>
    </Modal>
  );
}
