import { CONTACT_MAX_CHARS, REPORT_TEXT_MAX_CHARS } from '@miczero/contracts';
import { type FormEvent, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { FormError } from '../../../design/FormError/FormError.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { fitsIn } from '../../../lib/char-count.ts';
import { CountedField } from '../../modals/views/CountedField.tsx';
import { feedbackModal, selectSupport, supportActions } from '../index.ts';
import styles from './FeedbackDialog.module.css';
import { FeedbackPictures } from './FeedbackPictures.tsx';

/** support.feedback */
export default function FeedbackDialog() {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const formId = useId();
  const { form, isSending, error } = useSelector(selectSupport);
  const [content, setContent] = useState('');
  const [contact, setContact] = useState('');
  const [isTried, setTried] = useState(false);
  const isEmpty = content.trim() === '';
  const isFitting = fitsIn(content, REPORT_TEXT_MAX_CHARS) && fitsIn(contact, CONTACT_MAX_CHARS);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isEmpty || !isFitting) return;
    dispatch(supportActions.sendRequested({ content: content.trim(), contact: contact.trim() }));
  }
  return (
    <Dialog
      open
      keepOnOutsidePress
      size="small"
      title={t('support.title')}
      description={t('support.text')}
      onClose={() => dispatch(feedbackModal.close())}
      actions={
        <Button type="submit" form={formId} look="primary" busy={isSending} disabled={!isFitting}>
          {t('support.send')}
        </Button>
      }
    >
      <form
        id={formId}
        className={styles['form']}
        noValidate
        onSubmit={submit}
        onPaste={({ clipboardData }) => {
          for (const file of clipboardData.files)
            if (file.type.startsWith('image/')) dispatch(supportActions.pictureChosen(form, file));
        }}
      >
        <CountedField
          label={t('support.content')}
          value={content}
          most={REPORT_TEXT_MAX_CHARS}
          rows={5}
          error={isTried && isEmpty ? t('support.contentNeeded') : null}
          onChange={setContent}
        />
        <CountedField label={t('support.contact')} value={contact} most={CONTACT_MAX_CHARS} onChange={setContact} />
        <FeedbackPictures />
        <FormError text={error && say(error)} />
      </form>
    </Dialog>
  );
}
