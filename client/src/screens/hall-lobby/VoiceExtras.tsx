import type { ChannelId, HallId } from '@miczero/contracts';
import { useDispatch } from 'react-redux';
import AllMics from '../../features/people/views/AllMics.tsx';
import MicApplications from '../../features/people/views/MicApplications.tsx';
import { publishModal } from '../../features/team-square/index.ts';
import TeamHere from '../../features/team-up/views/TeamHere.tsx';
import styles from './VoiceExtras.module.css';

export interface VoiceExtrasProps {
  readonly hall_id: HallId;
  readonly channel_id: ChannelId;
}

/**
 * What stands between the people of a voice channel and its controls: who asks to speak, and a team that gathers there, or the way to
 * gather one. The team is there at once and keeps its place: who asks stands above it, what is done to all of them beside it.
 */
export default function VoiceExtras({ hall_id, channel_id }: VoiceExtrasProps) {
  const dispatch = useDispatch();
  return (
    <div className={styles['extras']}>
      <MicApplications hall_id={hall_id} channel_id={channel_id} />
      <div className={styles['team']}>
        <TeamHere channel_id={channel_id} onStart={() => dispatch(publishModal.open({ hall_id, channel_id }))} />
      </div>
      <AllMics hall_id={hall_id} channel_id={channel_id} />
    </div>
  );
}
