import type { ChannelId, HallId } from '@miczero/contracts';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SelectField } from '../../../design/SelectField/SelectField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectRail } from '../../halls/index.ts';
import { selectVoicesOf, type TeamSquareRoot, teamSquareActions } from '../index.ts';

export interface TeamPlace {
  readonly hall_id: HallId | null;
  readonly channel_id: ChannelId | null;
}

/** The voice channel of a team: a hall of the viewer, then one of its voice channels. */
export function PlaceFields({
  place,
  onChange,
}: {
  readonly place: TeamPlace;
  readonly onChange: (place: TeamPlace) => void;
}) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const halls = useSelector(selectRail);
  const { hall_id, channel_id } = place;
  const voices = useSelector((state: TeamSquareRoot) => selectVoicesOf(state, hall_id));
  useEffect(() => {
    if (hall_id !== null && voices === null) dispatch(teamSquareActions.voicesRequested(hall_id));
  }, [dispatch, hall_id, voices]);
  return (
    <>
      <SelectField
        label={t('teamSquare.form.hall')}
        value={hall_id ?? ''}
        options={[
          { value: '', label: t('teamSquare.form.chooseHall') },
          ...halls.map((hall) => ({ value: hall.hall_id, label: hall.name })),
        ]}
        onChange={({ target }) => {
          const hall = halls.find((one) => one.hall_id === target.value);
          onChange({ hall_id: hall?.hall_id ?? null, channel_id: null });
        }}
      />
      <SelectField
        label={t('teamSquare.form.channel')}
        value={channel_id ?? ''}
        disabled={voices === null || voices.length === 0}
        options={[
          {
            value: '',
            label: voices?.length === 0 ? t('teamSquare.form.noVoice') : t('teamSquare.form.chooseChannel'),
          },
          ...(voices ?? []).map((voice) => ({
            value: voice.channel_id,
            label: voice.isLocked ? t('teamSquare.form.lockedChannel', { name: voice.name }) : voice.name,
            disabled: voice.isLocked,
          })),
        ]}
        onChange={({ target }) => {
          const voice = voices?.find((one) => one.channel_id === target.value);
          onChange({ hall_id, channel_id: voice?.channel_id ?? null });
        }}
      />
    </>
  );
}
