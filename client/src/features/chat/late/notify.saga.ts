import type { ChannelId, HallId } from '@miczero/contracts';
import type { SagaGenerator } from '../../../lib/effects.ts';
import { call, select } from '../../../lib/effects.ts';
import { hallRoute } from '../../../lib/routes.ts';
import type { Ports } from '../../../platform/ports.ts';
import type { HallEvent } from '../../../realtime/hall/hall-events.ts';
import { type HallsRoot, leavesOf } from '../../halls/index.ts';

/** Characters of a message that a notification shows. */
const BODY_MAX_CHARS = 120;

export function* notify(
  { late, navigation }: Ports,
  { body }: HallEvent<'chatMessage'>,
  { hall_id, channel_id }: { readonly hall_id: HallId; readonly channel_id: ChannelId },
): SagaGenerator<void> {
  const { mine, open } = yield* select(({ halls }: HallsRoot) => halls);
  const hall = mine.list.find(({ id }) => id === hall_id)?.name ?? '';
  const channel = leavesOf(open?.hall ?? {}).find(({ id }) => id === channel_id)?.name;
  const place = [channel && `#${channel}`, hall].filter(Boolean).join(' · ');
  const notifier = yield* call(late.notifier);
  notifier.show({
    title: [body.extra.author?.nick, place].filter(Boolean).join(' · '),
    body: body.content.slice(0, BODY_MAX_CHARS),
    // A channel has one notification: its newest.
    tag: channel_id,
    onPicked: () => navigation.go(hallRoute(hall_id, channel_id)),
  });
}
