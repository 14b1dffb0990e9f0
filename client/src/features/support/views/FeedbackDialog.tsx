import { REPORT_TEXT_MAX_CHARS } from '@miczero/contracts';
import { type FormEvent, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { FormError } from '../../../design/FormError/FormError.tsx';
import { TextField } from '../../../design/TextField/TextField.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { feedbackModal, selectSupport, supportActions } from '../index.ts';
import styles from './FeedbackDialog.module.css';
import { FeedbackPictures } from './FeedbackPictures.tsx';

const CONTACT_MAX_CHARS = 100;

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
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isEmpty) dispatch(supportActions.sendRequested({ content: content.trim(), contact: contact.trim() }));
  }
  const wrong = isTried && isEmpty ? t('support.contentNeeded') : error ? say(error) : null;
  return (
    <Dialog
      open
      keepOnOutsidePress
      size="small"
      title={t('support.title')}
      description={t('support.text')}
      onClose={() => dispatch(feedbackModal.close())}
      actions={
        <Button type="submit" form={formId} look="primary" busy={isSending}>
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
        <label className={styles['field']}>
          <span>{t('support.content')}</span>
          <textarea
            className={styles['area']}
            value={content}
            rows={5}
            maxLength={REPORT_TEXT_MAX_CHARS}
            dir="auto"
            aria-invalid={wrong !== null || undefined}
            onChange={({ target }) => setContent(target.value)}
          />
        </label>
        <TextField
          label={t('support.contact')}
          value={contact}
          maxLength={CONTACT_MAX_CHARS}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => setContact(target.value)}
        />
        <FeedbackPictures />
        <FormError text={wrong} />
      </form>
    </Dialog>
  );
}
