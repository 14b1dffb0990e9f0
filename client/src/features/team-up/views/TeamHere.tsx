import type { ChannelId } from '@miczero/contracts';
import { useSelector } from 'react-redux';
import type { TeamUpRoot } from '../team-up.state.ts';
import styles from './TeamHere.module.css';
import TeamLine from './TeamLine.tsx';

export interface TeamHereProps {
  readonly channel_id: ChannelId;
}

/** The team that gathers in the voice channel on screen: its owner sees there what was posted, until when, and ends it. */
export default function TeamHere({ channel_id }: TeamHereProps) {
  const invite = useSelector(({ teamUp }: TeamUpRoot) =>
    teamUp.invites.find(({ channel }) => channel.id === channel_id),
  );
  if (!invite) return null;
  const { inv_id, status, channel, ...texts } = invite;
  const team = { ...texts, hall_id: channel.hall_id, hall_name: '', channel_id, channel_name: channel.name };
  return (
    <div className={styles['here']}>
      <TeamLine team={team} inv_id={inv_id} isUpdated={status === 1} isThere />
    </div>
  );
}
