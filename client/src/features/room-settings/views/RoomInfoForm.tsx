import { ROOM_NAME_MAX_CHARS, ROOM_NOTICE_MAX_CHARS } from '@miczero/contracts';
import { type FormEvent, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { DialogFoot } from '../../../design/Dialog/DialogFoot.tsx';
import { FileButton } from '../../../design/FileButton/FileButton.tsx';
import { SelectField } from '../../../design/SelectField/SelectField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { fitsIn } from '../../../lib/char-count.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import { CountedField } from '../../modals/views/CountedField.tsx';
import { selectJoined } from '../../room/index.ts';
import { selectRoomHead } from '../../room/views/room-page.selectors.ts';
import { roomMakingActions, selectRoomCategories } from '../../room-making/index.ts';
import { roomSettingsActions, selectRoomSettings } from '../index.ts';
import { Refused } from './Refused.tsx';
import styles from './RoomSettings.module.css';

/** Name and category for the owner; notice and background for managers too. Only what was changed is sent. */
export function RoomInfoForm({ mayEdit }: { readonly mayEdit: boolean }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const head = useSelector(selectRoomHead);
  const info = useSelector(selectJoined)?.info;
  const categories = useSelector(selectRoomCategories);
  const { isSending, background } = useSelector(selectRoomSettings);
  const [name, setName] = useState(head.name);
  const [room_class, setClass] = useState(info?.room_class ?? '');
  const [notice, setNotice] = useState(head.notice);
  useEffect(() => void dispatch(roomMakingActions.categoriesRequested()), [dispatch]);
  const edit = {
    ...(mayEdit && name.trim() !== head.name && { name: name.trim() }),
    ...(mayEdit && room_class !== info?.room_class && { room_class }),
    ...(notice.trim() !== head.notice && { s_room_notice: notice.trim() }),
    ...(background !== null && background !== head.background && { background_web: background }),
  };
  const isFitting = fitsIn(notice, ROOM_NOTICE_MAX_CHARS) && (!mayEdit || fitsIn(name, ROOM_NAME_MAX_CHARS));
  const isReady = Object.keys(edit).length > 0 && isFitting && (!mayEdit || name.trim() !== '');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady) dispatch(roomSettingsActions.editRequested(edit));
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      {mayEdit && (
        <>
          <CountedField
            label={t('roomSettings.form.name')}
            value={name}
            most={ROOM_NAME_MAX_CHARS}
            onChange={setName}
          />
          <SelectField
            label={t('roomSettings.form.category')}
            value={room_class}
            options={categories.map((category) => ({ value: category.id, label: category.name }))}
            onChange={({ target }) => setClass(target.value)}
          />
        </>
      )}
      <CountedField
        label={t('roomSettings.form.notice')}
        value={notice}
        most={ROOM_NOTICE_MAX_CHARS}
        rows={3}
        onChange={setNotice}
      />
      <BackgroundField shown={background ?? head.background} name={name} />
      <Refused />
      <DialogFoot>
        <Button type="submit" look="primary" size="touch" wide busy={isSending} disabled={!isReady}>
          {t('roomSettings.save')}
        </Button>
      </DialogFoot>
    </form>
  );
}

/** screen.room.background, as the stage will show it. */
function BackgroundField({ shown, name }: { readonly shown: string; readonly name: string }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const resolve = useSelector(selectResolvePicture);
  return (
    <div className={styles['background']}>
      <span className={styles['label']}>{t('roomSettings.background')}</span>
      <div className={styles['preview']}>
        {shown !== '' && <img src={resolve(shown)} alt="" />}
        <span dir="auto">{name}</span>
      </div>
      <div className={styles['buttons']}>
        <FileButton
          icon="image"
          label={t('roomSettings.chooseBackground')}
          accept="image/png,image/jpeg,image/webp"
          onChosen={(file) => dispatch(roomSettingsActions.pictureChosen(file))}
        />
        {shown !== '' && (
          <Button onClick={() => dispatch(roomSettingsActions.backgroundChosen(''))}>
            {t('roomSettings.noBackground')}
          </Button>
        )}
      </div>
    </div>
  );
}
