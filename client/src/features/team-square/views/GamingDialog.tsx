import { HALL_NAME_MAX_CHARS, HALL_TEXT_MAX_CHARS } from '@miczero/contracts';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { FormError } from '../../../design/FormError/FormError.tsx';
import { TextField } from '../../../design/TextField/TextField.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { fitsIn } from '../../../lib/char-count.ts';
import { CountedField } from '../../modals/views/CountedField.tsx';
import { gamingModal, selectGamings, selectSquareForm, teamSquareActions } from '../index.ts';
import { PlaceFields, useHallOfForm, useTeamPlace } from './PlaceFields.tsx';
import styles from './SquareForm.module.css';
import { areTagsFitting, readTags, TAG_LIMITS } from './tags.model.ts';

const VACANCY_MAX = 99;

/** Posts a gaming card, or edits the viewer's own one. */
export default function GamingDialog({ gaming_id }: { readonly gaming_id: string | null }) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const formId = useId();
  const { isBusy, error } = useSelector(selectSquareForm);
  useEffect(() => void dispatch(teamSquareActions.formDone()), [dispatch]);
  const known = useSelector(selectGamings).find((card) => card.gaming_id === gaming_id);
  const [place, setPlace] = useTeamPlace({ hall_id: known?.hall_id ?? null, channel_id: known?.channel_id ?? null });
  const { isMuted } = useHallOfForm(place.hall_id);
  const [fields, setFields] = useState({
    game_name: known?.game_name ?? '',
    game_nickname: known?.game_nickname ?? '',
    game_info: known?.game_info ?? '',
    tags: known?.tags.join(' ') ?? '',
    vacancy: String(known?.vacancy ?? 1),
  });
  const change = (name: keyof typeof fields) => (text: string) => setFields({ ...fields, [name]: text });
  const vacancy = Number(fields.vacancy);
  const isVacancyRight = Number.isInteger(vacancy) && vacancy >= 0 && vacancy <= VACANCY_MAX;
  const isFitting =
    fitsIn(fields.game_name, HALL_NAME_MAX_CHARS) &&
    fitsIn(fields.game_nickname, HALL_NAME_MAX_CHARS) &&
    fitsIn(fields.game_info, HALL_TEXT_MAX_CHARS) &&
    areTagsFitting(fields.tags);
  const isComplete =
    !isMuted &&
    isFitting &&
    fields.game_name.trim() !== '' &&
    isVacancyRight &&
    (known !== undefined || place.channel_id !== null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isComplete) return;
    const draft = {
      game_name: fields.game_name.trim(),
      game_nickname: fields.game_nickname.trim(),
      game_info: fields.game_info.trim(),
      tags: readTags(fields.tags),
      vacancy,
    };
    if (known) dispatch(teamSquareActions.gamingUpdateRequested({ ...draft, gaming_id: known.gaming_id }));
    else if (place.hall_id !== null && place.channel_id !== null) {
      const { hall_id, channel_id } = place;
      dispatch(teamSquareActions.gamingPostRequested({ ...draft, hall_id, channel_id }));
    }
  }

  return (
    <Dialog
      open
      keepOnOutsidePress
      size="small"
      title={t(known ? 'teamSquare.gaming.editTitle' : 'teamSquare.gaming.post')}
      description={t('teamSquare.gaming.postText')}
      onClose={() => dispatch(gamingModal.close())}
      actions={
        <Button type="submit" form={formId} look="primary" size="touch" wide busy={isBusy} disabled={!isComplete}>
          {t('teamSquare.gaming.save')}
        </Button>
      }
    >
      <form id={formId} className={styles['form']} onSubmit={submit} noValidate>
        {!known && <PlaceFields place={place} onChange={setPlace} />}
        <CountedField
          label={t('teamSquare.gaming.game')}
          value={fields.game_name}
          most={HALL_NAME_MAX_CHARS}
          onChange={change('game_name')}
        />
        <CountedField
          label={t('teamSquare.gaming.nickname')}
          value={fields.game_nickname}
          most={HALL_NAME_MAX_CHARS}
          onChange={change('game_nickname')}
        />
        <CountedField
          label={t('teamSquare.form.info')}
          value={fields.game_info}
          most={HALL_TEXT_MAX_CHARS}
          onChange={change('game_info')}
        />
        <TextField
          label={t('teamSquare.form.tags')}
          hint={t('teamSquare.form.tagsHint')}
          value={fields.tags}
          autoComplete="off"
          dir="auto"
          error={areTagsFitting(fields.tags) ? null : t('teamSquare.form.tagsWrong', TAG_LIMITS)}
          onChange={({ target }) => change('tags')(target.value)}
        />
        <TextField
          label={t('teamSquare.gaming.vacancy')}
          type="number"
          inputMode="numeric"
          min={0}
          max={VACANCY_MAX}
          value={fields.vacancy}
          error={isVacancyRight ? null : t('teamSquare.gaming.vacancyWrong', { max: VACANCY_MAX })}
          onChange={({ target }) => change('vacancy')(target.value)}
        />
        <FormError text={isMuted ? t('teamSquare.form.muted') : error && say(error)} />
      </form>
    </Dialog>
  );
}
