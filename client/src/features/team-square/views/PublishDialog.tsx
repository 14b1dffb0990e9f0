import { type ChannelId, HALL_TEXT_MAX_CHARS, type HallId } from '@miczero/contracts';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { FormError } from '../../../design/FormError/FormError.tsx';
import { SelectField } from '../../../design/SelectField/SelectField.tsx';
import { TextField } from '../../../design/TextField/TextField.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { fitsIn } from '../../../lib/char-count.ts';
import { CountedField } from '../../modals/views/CountedField.tsx';
import { publishModal, selectSquareForm, teamSquareActions } from '../index.ts';
import { PlaceFields, useHallOfForm, useMeetingPoint, useTeamPlace } from './PlaceFields.tsx';
import styles from './SquareForm.module.css';
import { areTagsFitting, readTags, TAG_LIMITS } from './tags.model.ts';

const LENGTHS_S = [600, 1800, 3600, 7200] as const;

/** Publishes a team. The viewer joins its voice channel, because the platform invites only from inside. */
export default function PublishDialog({
  hall_id,
  channel_id,
}: {
  readonly hall_id: HallId | null;
  readonly channel_id: ChannelId | null;
}) {
  const { t, i18n } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const formId = useId();
  const minutes = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const { isBusy, error } = useSelector(selectSquareForm);
  useEffect(() => void dispatch(teamSquareActions.formDone()), [dispatch]);
  const [place, setPlace] = useTeamPlace({ hall_id, channel_id });
  const { isMuted } = useHallOfForm(place.hall_id);
  const meeting = useMeetingPoint(place);
  const [game_info, setInfo] = useState('');
  const [tags, setTags] = useState('');
  const [time_len, setLength] = useState<number>(LENGTHS_S[1]);
  const isFitting = fitsIn(game_info, HALL_TEXT_MAX_CHARS) && areTagsFitting(tags);
  const isComplete =
    !isMuted && place.hall_id !== null && place.channel_id !== null && game_info.trim() !== '' && isFitting;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (place.hall_id === null || place.channel_id === null || !isComplete) return;
    dispatch(
      teamSquareActions.publishRequested({
        hall_id: place.hall_id,
        channel_id: place.channel_id,
        time_len,
        game_info: game_info.trim(),
        tags: readTags(tags),
      }),
    );
  }

  return (
    <Dialog
      open
      keepOnOutsidePress
      size="small"
      title={t('teamSquare.publish')}
      description={
        meeting
          ? t(meeting.isHere ? 'teamSquare.meetHere' : 'teamSquare.meetThere', meeting.names)
          : t('teamSquare.publishText')
      }
      onClose={() => dispatch(publishModal.close())}
      actions={
        <Button type="submit" form={formId} look="primary" size="touch" wide busy={isBusy} disabled={!isComplete}>
          {t('teamSquare.publishNow')}
        </Button>
      }
    >
      <form id={formId} className={styles['form']} onSubmit={submit} noValidate>
        <PlaceFields place={place} onChange={setPlace} />
        <CountedField
          label={t('teamSquare.form.info')}
          placeholder={t('teamSquare.form.infoHint')}
          value={game_info}
          most={HALL_TEXT_MAX_CHARS}
          onChange={setInfo}
        />
        <TextField
          label={t('teamSquare.form.tags')}
          hint={t('teamSquare.form.tagsHint')}
          value={tags}
          autoComplete="off"
          dir="auto"
          error={areTagsFitting(tags) ? null : t('teamSquare.form.tagsWrong', TAG_LIMITS)}
          onChange={(event) => setTags(event.target.value)}
        />
        <SelectField
          label={t('teamSquare.form.length')}
          value={String(time_len)}
          options={LENGTHS_S.map((seconds) => ({
            value: String(seconds),
            label: minutes.format(seconds / 60),
          }))}
          onChange={({ target }) => setLength(Number(target.value))}
        />
        <FormError text={isMuted ? t('teamSquare.form.muted') : error && say(error)} />
      </form>
    </Dialog>
  );
}
