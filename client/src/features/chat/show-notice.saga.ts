import { CHANNEL_CALLS, type ChannelId, type HallId } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call, select } from '../../lib/effects.ts';
import { hallRoute } from '../../lib/routes.ts';
import type { Ports } from '../../platform/ports.ts';
import type { HallEvent } from '../../realtime/hall/hall-events.ts';
import { callApi } from '../feedback/index.ts';
import { type HallsRoot, leavesOf } from '../halls/index.ts';
import { type PreferencesRoot, selectPreferences } from '../preferences/index.ts';

/** Characters of a message that a notification shows. */
const BODY_MAX_CHARS = 120;

/** Shows a notification of the system about a message. */
export function* showNotice(
  ports: Ports,
  { body }: HallEvent<'chatMessage'>,
  { hall_id, channel_id }: { readonly hall_id: HallId; readonly channel_id: ChannelId },
): SagaGenerator<void> {
  const { mine, open, known } = yield* select(({ halls }: HallsRoot) => halls);
  const { notificationTexts } = yield* select((state: PreferencesRoot) => selectPreferences(state));
  const hall = mine.list.find(({ id }) => id === hall_id)?.name ?? '';
  const hallSeen = open?.hall_id === hall_id ? open.hall : known[hall_id];
  const leaf = leavesOf(hallSeen ?? {}).find(({ id }) => id === channel_id);
  const channel = leaf?.name ?? (yield* call(askName, ports, channel_id));
  const place = [channel && `#${channel}`, hall].filter(Boolean).join(' · ');
  const { late, navigation } = ports;
  const notifier = yield* call(late.notifier);
  notifier.show({
    title: [body.extra.author?.nick, place].filter(Boolean).join(' · '),
    // The content of other kinds is data.
    body: notificationTexts && body.msg_type === '1' ? body.content.slice(0, BODY_MAX_CHARS) : '',
    // A channel has one notification: its newest.
    tag: channel_id,
    onPicked: () => navigation.go(hallRoute(hall_id, channel_id)),
  });
}

/** A hall that was not open in this page has no channels here. Without an answer the notification names the hall alone. */
function* askName(ports: Ports, channel_id: ChannelId): SagaGenerator<string | undefined> {
  const result = yield* callApi(ports, CHANNEL_CALLS['channel.detail'], { channel_id });
  return result.ok ? result.data.name : undefined;
}
