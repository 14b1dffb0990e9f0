import { HALL_NAME_MAX_CHARS, HALL_TEXT_MAX_CHARS } from '@miczero/contracts';
import { type FormEvent, type RefObject, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { DialogFoot } from '../../../design/Dialog/DialogFoot.tsx';
import { PictureButton } from '../../../design/PictureCrop/PictureButton.tsx';
import { SelectField } from '../../../design/SelectField/SelectField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { fitsIn } from '../../../lib/char-count.ts';
import { CountedField } from '../../modals/views/CountedField.tsx';
import { managementActions, selectForm, type selectManagedHall } from '../index.ts';
import type { HallSettingsProps } from '../modals.ts';
import styles from './Management.module.css';
import { Refused } from './Refused.tsx';

export interface HallFormProps extends HallSettingsProps {
  readonly hall: NonNullable<ReturnType<typeof selectManagedHall>>;
  /** Gets the element that `startsAt` names. */
  readonly startRef: RefObject<HTMLElement | null>;
}

/** Picture, name, introduction and welcome channel. */
export function HallForm({ hall, startsAt, startRef }: HallFormProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { isSending } = useSelector(selectForm);
  const [name, setName] = useState(hall.name);
  const [intro, setIntro] = useState(hall.intro);
  const [welcome, setWelcome] = useState<string>(hall.welcome_channel_id ?? '');
  // A newcomer must be able to enter it: an open text channel.
  const doors = hall.channels.filter(({ id, type, pass }) => (type === 1 && !pass) || id === hall.welcome_channel_id);
  const isComplete = name.trim() !== '' && fitsIn(name, HALL_NAME_MAX_CHARS) && fitsIn(intro, HALL_TEXT_MAX_CHARS);
  const refOf = (place: HallSettingsProps['startsAt']) => (element: HTMLElement | null) => {
    if (place === startsAt) startRef.current = element;
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isComplete) return;
    const welcome_channel_id = doors.find(({ id }) => id === welcome)?.id ?? null;
    dispatch(
      managementActions.updateRequested({
        hall_id: hall.hall_id,
        name: name.trim(),
        intro: intro.trim(),
        welcome_channel_id,
      }),
    );
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <div className={styles['picture']}>
        <Avatar name={name || hall.name} src={hall.picture} size={64} shape="soft" />
        <PictureButton
          ref={refOf('picture')}
          icon="camera"
          label={t('hallManagement.picture')}
          onChosen={(file) => dispatch(managementActions.pictureChosen(file))}
        />
      </div>
      <CountedField label={t('hallManagement.name')} value={name} most={HALL_NAME_MAX_CHARS} onChange={setName} />
      <CountedField
        ref={refOf('intro')}
        label={t('hallManagement.intro')}
        rows={3}
        value={intro}
        most={HALL_TEXT_MAX_CHARS}
        onChange={setIntro}
      />
      <SelectField
        label={t('hallManagement.welcome')}
        value={welcome}
        options={doors.map((channel) => ({ value: channel.id, label: channel.name }))}
        onChange={({ target }) => setWelcome(target.value)}
      />
      <Refused />
      <DialogFoot>
        <Button type="submit" look="primary" size="touch" wide busy={isSending} disabled={!isComplete}>
          {t('hallManagement.save')}
        </Button>
      </DialogFoot>
    </form>
  );
}
