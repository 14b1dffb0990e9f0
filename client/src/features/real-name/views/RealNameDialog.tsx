import { REAL_NAME_MAX_CHARS } from '@miczero/contracts';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { FormError } from '../../../design/FormError/FormError.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { Spinner } from '../../../design/Spinner/Spinner.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { TextField } from '../../../design/TextField/TextField.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { charsOf, fitsIn } from '../../../lib/char-count.ts';
import { CountedField } from '../../modals/views/CountedField.tsx';
import { realNameActions, realNameModal, selectRealName } from '../index.ts';
import { isIdCard, readIdCard } from './id-card.model.ts';
import styles from './RealNameDialog.module.css';

const PENDING = 0;
const REFUSED = 2;
const NAME_MIN = 2;

/** modal.real-name: says why a name is needed, takes it, waits for the review, and shows why it was refused. */
export default function RealNameDialog() {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const formId = useId();
  const { load, record, isSending } = useSelector(selectRealName);
  useEffect(() => void dispatch(realNameActions.opened()), [dispatch]);
  const isForm = load.status === 'ready' && record?.audit_status !== PENDING;
  return (
    <Dialog
      open
      keepOnOutsidePress
      size="small"
      title={t('realName.title')}
      description={t('realName.why')}
      onClose={() => dispatch(realNameModal.close())}
      actions={
        isForm && (
          <Button type="submit" form={formId} look="primary" size="touch" wide busy={isSending}>
            {t('realName.submit')}
          </Button>
        )
      }
    >
      {load.status === 'failed' ? (
        <ErrorState text={say(load.error)} onRetry={() => dispatch(realNameActions.opened())} />
      ) : load.status !== 'ready' ? (
        <SkeletonRows rows={2} />
      ) : isForm ? (
        <NameForm id={formId} reason={record?.audit_status === REFUSED ? record.audit_reason : ''} />
      ) : (
        <div className={styles['waiting']} role="status">
          <Spinner />
          <strong>{t('realName.reviewing')}</strong>
          <p>{t('realName.stay')}</p>
        </div>
      )}
    </Dialog>
  );
}

/** A refusal keeps the input. */
function NameForm({ id, reason }: { readonly id: string; readonly reason: string }) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const { error } = useSelector(selectRealName);
  const [name, setName] = useState('');
  const [card, setCard] = useState('');
  const [isChecked, setChecked] = useState(false);
  const real_name = name.trim();
  const id_card = readIdCard(card);
  const isNameLong = charsOf(name) >= NAME_MIN;
  const isNameGood = isNameLong && fitsIn(name, REAL_NAME_MAX_CHARS);
  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isNameGood && isIdCard(id_card)) dispatch(realNameActions.submitRequested({ real_name, id_card }));
  }
  return (
    <form id={id} className={styles['form']} onSubmit={submit} noValidate>
      <FormError text={error ? say(error) : reason === '' ? null : t('realName.refused', { reason })} />
      <CountedField
        label={t('realName.name')}
        value={name}
        most={REAL_NAME_MAX_CHARS}
        autoComplete="name"
        error={isChecked && !isNameLong ? t('realName.nameShort') : null}
        onChange={setName}
      />
      <TextField
        label={t('realName.card')}
        value={card}
        maxLength={24}
        autoComplete="off"
        inputMode="text"
        dir="ltr"
        error={isChecked && !isIdCard(id_card) ? t('realName.cardWrong') : null}
        onChange={({ target }) => setCard(target.value)}
      />
      <p className={styles['note']}>
        <Icon name="shield" size={16} />
        {t('realName.privacy')}
      </p>
    </form>
  );
}
