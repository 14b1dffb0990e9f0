import { channelId, hallId, userNo } from '@miczero/contracts';
import * as z from 'zod/mini';
import type { InvitedPlace } from '../../features/invitation/index.ts';

/** Reads the address of an invitation; null when it names no hall. The names of a partner's link count as well. */
export function readInvitedPlace(query: URLSearchParams): InvitedPlace | null {
  const hall = z.safeParse(hallId, query.get('hall') ?? query.get('shareHall'));
  if (!hall.success) return null;
  const channel = z.safeParse(channelId, query.get('channel') ?? query.get('shareChannel'));
  const from = z.safeParse(userNo, query.get('from'));
  const until = Number(query.get('until') ?? 0);
  return {
    hall_id: hall.data,
    channel_id: channel.data ?? null,
    from: from.data ?? null,
    until: Number.isFinite(until) && until > 0 ? until * 1000 : 0,
  };
}
