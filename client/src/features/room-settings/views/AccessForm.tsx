import { ROOM_PASSWORD_MAX_CHARS } from '@miczero/contracts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Checkbox } from '../../../design/Checkbox/Checkbox.tsx';
import { DialogFoot } from '../../../design/Dialog/DialogFoot.tsx';
import { SelectField } from '../../../design/SelectField/SelectField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { CountedField } from '../../modals/views/CountedField.tsx';
import { isRoomPassword, SEAT_COUNTS } from '../../room-making/views/room-form.model.ts';
import { type RoomSwitches, roomSettingsActions, selectRoomSettings } from '../index.ts';
import { Refused } from './Refused.tsx';
import styles from './RoomSettings.module.css';

export interface AccessFormProps {
  readonly mayEdit: boolean;
  readonly switches: RoomSwitches;
}

/** How one comes into the room and onto a seat: for the owner. The heart values: for managers too. */
export function AccessForm({ mayEdit, switches }: AccessFormProps) {
  const { heart_on, mic_free, mic_num, is_lock } = switches;
  const hearts = <Hearts isOn={heart_on} />;
  if (!mayEdit) return hearts;
  return (
    <DoorForm
      // Another door of the room is another form; hearts, which act at once, leave it as it is.
      key={JSON.stringify([mic_free, mic_num, is_lock])}
      switches={switches}
    >
      {hearts}
    </DoorForm>
  );
}

interface DoorFormProps extends Pick<AccessFormProps, 'switches'> {
  /** Between the fields and the button that saves them, which stays in sight. */
  readonly children: ReactNode;
}

function DoorForm({ switches, children }: DoorFormProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { isSending } = useSelector(selectRoomSettings);
  const [isFree, setFree] = useState(switches.mic_free);
  const [seats, setSeats] = useState(switches.mic_num);
  const [isLocked, setLocked] = useState(switches.is_lock);
  const [password, setPassword] = useState('');
  // The password that is set is never told; an empty field keeps it.
  const lock_pass = isLocked ? (password === '' ? undefined : password) : switches.is_lock ? '' : undefined;
  const edit = {
    ...(isFree !== switches.mic_free && { mic_free: isFree }),
    ...(seats !== switches.mic_num && { mic_num: seats }),
    ...(lock_pass !== undefined && { lock_pass }),
  };
  const lacksPassword = isLocked && !switches.is_lock && password === '';
  const isChanged = Object.keys(edit).length > 0 && isRoomPassword(password) && !lacksPassword;
  const counts = [...new Set([...SEAT_COUNTS, switches.mic_num])].sort((a, b) => a - b);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isChanged) dispatch(roomSettingsActions.editRequested(edit));
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <fieldset className={styles['choices']}>
        <legend>{t('roomSettings.mic')}</legend>
        {([false, true] as const).map((free) => (
          <label key={String(free)} className={styles['choice']}>
            <input type="radio" name="mic" checked={isFree === free} onChange={() => setFree(free)} />
            <span>
              {t(free ? 'roomSettings.micFree' : 'roomSettings.micByApplication')}
              <small>{t(free ? 'roomSettings.micFreeText' : 'roomSettings.micByApplicationText')}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <SelectField
        label={t('roomSettings.form.seats')}
        value={String(seats)}
        options={counts.map((count) => ({
          value: String(count),
          label: t('roomSettings.form.seatCount', { n: count }),
        }))}
        onChange={({ target }) => setSeats(Number(target.value))}
      />
      <Checkbox checked={isLocked} onChange={setLocked}>
        {t('roomSettings.lock')}
      </Checkbox>
      {isLocked && (
        <CountedField
          label={t(switches.is_lock ? 'roomSettings.newPassword' : 'roomMenu.password')}
          hint={t(switches.is_lock ? 'roomSettings.keepPassword' : 'roomSettings.form.passwordHint')}
          value={password}
          most={ROOM_PASSWORD_MAX_CHARS}
          dir="ltr"
          error={isRoomPassword(password) ? null : t('roomSettings.form.passwordWrong')}
          onChange={setPassword}
        />
      )}
      {children}
      <Refused />
      <DialogFoot>
        <Button type="submit" look="primary" size="touch" wide busy={isSending} disabled={!isChanged}>
          {t('roomSettings.save')}
        </Button>
      </DialogFoot>
    </form>
  );
}

/** Coins that users on seats have received while the counter runs; each press acts at once. */
function Hearts({ isOn }: { readonly isOn: boolean }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  return (
    <div className={styles['hearts']}>
      <Checkbox checked={isOn} onChange={(on) => dispatch(roomSettingsActions.heartsRequested({ op: on ? 1 : 2 }))}>
        {t('roomSettings.hearts')}
      </Checkbox>
      <Button size="compact" icon="retry" onClick={() => dispatch(roomSettingsActions.heartsRequested({ op: 3 }))}>
        {t('roomSettings.resetHearts')}
      </Button>
    </div>
  );
}
