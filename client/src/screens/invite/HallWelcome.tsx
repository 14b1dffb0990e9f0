import { channelId, hallId } from '@miczero/contracts';
import { useParams, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { InvitationCard } from '../../features/invitation/views/InvitationCard.tsx';
import styles from './HallWelcome.module.css';

/** Replaces the lobby's pane for a visitor and a non-member. */
export default function HallWelcome() {
  const hall = z.safeParse(hallId, useParams()['hallId']);
  const [query] = useSearchParams();
  const channel = z.safeParse(channelId, query.get('channel_id'));
  if (!hall.success) return null;
  const place = { hall_id: hall.data, channel_id: channel.data ?? null, from: null, until: 0 };
  return (
    <div className={styles['welcome']}>
      <InvitationCard place={place} titleLevel={2} />
    </div>
  );
}
