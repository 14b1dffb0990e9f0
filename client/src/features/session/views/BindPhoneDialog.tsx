import type { FormEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { DialogFoot } from '../../../design/Dialog/DialogFoot.tsx';
import { FormError } from '../../../design/FormError/FormError.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { bindPhoneModal, selectThirdPartyNick, sessionActions } from '../index.ts';
import styles from './LoginDialog.module.css';
import { SmsFields } from './SmsFields.tsx';
import { usePhoneForm } from './use-phone-form.ts';

/** Asks a user who is known only to the chat app for a phone number (session.login.chat-app-no-phone.bind). */
export default function BindPhoneDialog() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const nick = useSelector(selectThirdPartyNick);
  const form = usePhoneForm('bind');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const isFilled = form.checkAll();
    if (!isFilled) form.focusInvalid(event.currentTarget);
    else dispatch(sessionActions.bindRequested({ ...form.proof }));
  }

  return (
    <Dialog
      open
      keepOnOutsidePress
      size="small"
      title={t('login.bindTitle')}
      description={nick === '' ? t('login.bindHint') : t('login.bindHintNamed', { nick })}
      onClose={() => dispatch(bindPhoneModal.close())}
    >
      <form className={styles['form']} onSubmit={submit} noValidate>
        <SmsFields scene="bind" {...form.smsFields} />
        <FormError text={form.serverError} />
        <DialogFoot>
          <Button type="submit" look="primary" size="touch" wide busy={form.isBusy}>
            {t('login.bindSubmit')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
