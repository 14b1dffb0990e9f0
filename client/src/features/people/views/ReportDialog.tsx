import { type FormEvent, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { SelectField } from '../../../design/SelectField/SelectField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { fitsIn } from '../../../lib/char-count.ts';
import { CountedField } from '../../modals/views/CountedField.tsx';
import { peopleActions, reportModal, selectIsSending } from '../index.ts';
import type { ReportProps } from '../modals.ts';
import styles from './PeopleForm.module.css';
import { reportTextOf, wordsMost } from './report-text.ts';

const REASONS = [1, 2, 3, 4, 5, 6] as const;

/** modal.report: a complaint about a user, or about a message of the user, for operations. The user is not told. */
export default function ReportDialog({ uid, nick, line }: ReportProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isSending = useSelector(selectIsSending);
  const formId = useId();
  const [reason, setReason] = useState<(typeof REASONS)[number]>(1);
  const [text, setText] = useState('');
  const most = wordsMost(line ?? null);
  const isFitting = fitsIn(text, most);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isFitting) return;
    dispatch(peopleActions.reportRequested({ uid, reason, text: reportTextOf(text.trim(), line ?? null) }));
  }
  return (
    <Dialog
      open
      keepOnOutsidePress
      size="small"
      title={line ? t('report.line') : t('report.title', { name: nick })}
      description={t('report.text')}
      onClose={() => dispatch(reportModal.close())}
      actions={
        <Button type="submit" form={formId} look="danger" busy={isSending} disabled={!isFitting}>
          {t('report.send')}
        </Button>
      }
    >
      <form id={formId} className={styles['form']} onSubmit={submit} noValidate>
        {line && line.text !== '' && (
          <blockquote className={styles['quote']} aria-label={t('report.quoted')} dir="auto">
            {line.text}
          </blockquote>
        )}
        <SelectField
          label={t('report.reason')}
          value={String(reason)}
          options={REASONS.map((value) => ({ value: String(value), label: t(`report.reasons.${value}`) }))}
          onChange={({ target }) => setReason(REASONS.find((value) => String(value) === target.value) ?? 6)}
        />
        <CountedField label={t('report.more')} value={text} most={most} rows={3} onChange={setText} />
      </form>
    </Dialog>
  );
}
