import type { HallDetail } from '@miczero/contracts';
import { leavesOf } from '../features/halls/index.ts';
import { GENERAL, GUIDES, idOf, messageAt } from './chat-lines.ts';
import type { FakePorts } from './fakes/fake-ports.ts';
import { theHall } from './run-client.ts';

/** The hall of the fake platform with no channel locked: 闲聊 and 攻略 are open to everyone. */
export const OPEN_HALL: HallDetail = {
  ...theHall,
  channels: theHall.channels.map((group) => ({
    ...group,
    ...(group.children && { children: group.children.map((leaf) => ({ ...leaf, pass: false })) }),
  })),
};

const WORDS = new Map([
  [GENERAL, '闲聊的话'],
  [GUIDES, '攻略的话'],
]);

/** Every call of a switch takes `ms` of virtual time; each text channel has a line of its own. */
export function answerSlowly({ http, clock }: FakePorts, ms: number): void {
  const late = async <Reply>(reply: Reply): Promise<Reply> => {
    await clock.sleep(ms);
    return reply;
  };
  http.on('hall.detail', () => late(OPEN_HALL));
  http.on('channel.check_join', () => late({ is_join: 2 as const }));
  http.on('channel.detail', ({ channel_id }) => {
    const leaf = leavesOf(OPEN_HALL).find(({ id }) => id === channel_id);
    if (!leaf) throw new Error(`no channel ${channel_id}`);
    return { ...leaf, last_message: { last_msg_id: idOf(1), last_msg_content: '' } };
  });
  http.on('channel.message', ({ channel_id }) =>
    late({
      msg_list: [
        messageAt(1, {
          channel_id,
          body: { msg_type: '1', content: WORDS.get(channel_id) ?? '', extra: {}, msg: '' },
        }),
      ],
    }),
  );
}
