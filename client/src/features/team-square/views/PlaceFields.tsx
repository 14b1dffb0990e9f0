import type { ChannelId, HallId } from '@miczero/contracts';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { SelectField } from '../../../design/SelectField/SelectField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectRail } from '../../halls/index.ts';
import { selectOwnVoice, selectVoicesOf, type TeamSquareRoot, teamSquareActions } from '../index.ts';
import { selectIsMutedIn } from './own-mutes.selectors.ts';

export interface TeamPlace {
  readonly hall_id: HallId | null;
  readonly channel_id: ChannelId | null;
}

const NOWHERE: TeamPlace = { hall_id: null, channel_id: null };

/** The place of a form: the one that is known, else the voice channel that the viewer is in. */
export function useTeamPlace(known: TeamPlace) {
  const own = useSelector(selectOwnVoice) ?? NOWHERE;
  return useState(known.hall_id === null ? { hall_id: own.hall_id, channel_id: own.channel_id } : known);
}

/** Asks for the hall of a form each time that it is chosen: what the viewer may do there may be another by now. */
export function useHallOfForm(hall_id: HallId | null): { readonly isMuted: boolean } {
  const dispatch = useDispatch();
  useEffect(() => {
    if (hall_id !== null) dispatch(teamSquareActions.voicesRequested(hall_id));
  }, [dispatch, hall_id]);
  return { isMuted: useSelector((state: TeamSquareRoot) => selectIsMutedIn(state, hall_id)) };
}

/** Where a team meets, in words; null until a hall and a channel are chosen. */
export function useMeetingPoint({ hall_id, channel_id }: TeamPlace) {
  const hall = useSelector(selectRail).find((one) => one.hall_id === hall_id);
  const own = useSelector(selectOwnVoice);
  const isHere = own !== null && own.channel_id === channel_id;
  const voices = useSelector((state: TeamSquareRoot) => selectVoicesOf(state, hall_id));
  const channel = isHere ? own : voices?.find((voice) => voice.channel_id === channel_id);
  return hall && channel ? { names: { hall: hall.name, channel: channel.name }, isHere } : null;
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
  const halls = useSelector(selectRail);
  const { hall_id, channel_id } = place;
  const voices = useSelector((state: TeamSquareRoot) => selectVoicesOf(state, hall_id));
  const isMuted = useSelector((state: TeamSquareRoot) => selectIsMutedIn(state, hall_id));
  const own = useSelector(selectOwnVoice);
  // Its name is known before the others come.
  const isOwnAlone = voices === null && own !== null && own.channel_id === channel_id;
  const choices = voices ?? (isOwnAlone ? [{ channel_id, name: own.name, isLocked: false }] : []);
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
        disabled={isMuted || voices === null || voices.length === 0}
        options={[
          {
            value: '',
            label: voices?.length === 0 ? t('teamSquare.form.noVoice') : t('teamSquare.form.chooseChannel'),
          },
          ...choices.map(({ name, isLocked, ...voice }) => ({
            value: voice.channel_id ?? '',
            label: isLocked ? t('teamSquare.form.lockedChannel', { name }) : name,
            // The viewer who is inside has passed the lock.
            disabled: isLocked && voice.channel_id !== own?.channel_id,
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
