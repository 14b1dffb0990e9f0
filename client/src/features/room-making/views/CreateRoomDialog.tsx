import { ROOM_NAME_MAX_CHARS, ROOM_NOTICE_MAX_CHARS, ROOM_PASSWORD_MAX_CHARS, SEATS_DEFAULT } from '@miczero/contracts';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { FormError } from '../../../design/FormError/FormError.tsx';
import { SelectField } from '../../../design/SelectField/SelectField.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { fitsIn } from '../../../lib/char-count.ts';
import { CountedField } from '../../modals/views/CountedField.tsx';
import { createRoomModal, roomMakingActions, selectRoomCategories, selectRoomMaking } from '../index.ts';
import styles from './RoomForm.module.css';
import { isRoomPassword, SEAT_COUNTS } from './room-form.model.ts';

/** modal.create-room: a name and a category make a room; the rest can be changed later. */
export default function CreateRoomDialog() {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const formId = useId();
  const { isSending, error } = useSelector(selectRoomMaking);
  const categories = useSelector(selectRoomCategories);
  const [name, setName] = useState('');
  const [chosen, setClass] = useState('');
  const [seats, setSeats] = useState(SEATS_DEFAULT);
  const [password, setPassword] = useState('');
  const [notice, setNotice] = useState('');
  useEffect(() => {
    dispatch(roomMakingActions.formOpened());
    dispatch(roomMakingActions.categoriesRequested());
  }, [dispatch]);
  const room_class = chosen || categories[0]?.id || '';
  const isFitting = fitsIn(name, ROOM_NAME_MAX_CHARS) && fitsIn(notice, ROOM_NOTICE_MAX_CHARS);
  const isComplete = name.trim() !== '' && isFitting && room_class !== '' && isRoomPassword(password);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isComplete) return;
    dispatch(
      roomMakingActions.addRequested({
        name: name.trim(),
        room_class,
        lock_pass: password,
        s_room_notice: notice.trim(),
        mic_num: seats,
      }),
    );
  }
  return (
    <Dialog
      open
      keepOnOutsidePress
      size="small"
      title={t('roomMaking.title')}
      description={t('roomMaking.text')}
      onClose={() => dispatch(createRoomModal.close())}
      actions={
        <Button type="submit" form={formId} look="primary" size="touch" wide busy={isSending} disabled={!isComplete}>
          {t('roomMaking.do')}
        </Button>
      }
    >
      <form id={formId} className={styles['form']} onSubmit={submit} noValidate>
        <CountedField label={t('roomSettings.form.name')} value={name} most={ROOM_NAME_MAX_CHARS} onChange={setName} />
        <div className={styles['pair']}>
          <SelectField
            label={t('roomSettings.form.category')}
            value={room_class}
            options={categories.map((category) => ({ value: category.id, label: category.name }))}
            onChange={({ target }) => setClass(target.value)}
          />
          <SelectField
            label={t('roomSettings.form.seats')}
            value={String(seats)}
            options={SEAT_COUNTS.map((count) => ({
              value: String(count),
              label: t('roomSettings.form.seatCount', { n: count }),
            }))}
            onChange={({ target }) => setSeats(Number(target.value))}
          />
        </div>
        <CountedField
          label={t('roomSettings.form.notice')}
          value={notice}
          most={ROOM_NOTICE_MAX_CHARS}
          rows={2}
          onChange={setNotice}
        />
        <CountedField
          label={t('roomSettings.form.password')}
          hint={t('roomSettings.form.passwordHint')}
          value={password}
          most={ROOM_PASSWORD_MAX_CHARS}
          dir="ltr"
          error={isRoomPassword(password) ? null : t('roomSettings.form.passwordWrong')}
          onChange={setPassword}
        />
        <FormError text={error && say(error)} />
      </form>
    </Dialog>
  );
}
