import { type TeamInvite, teamInvite } from '@miczero/contracts';
import * as z from 'zod/mini';
import { GENERAL, HALL, idOf, messageAt, OTHER, VOICE } from './chat-lines.ts';
import type { FakePorts } from './fakes/fake-ports.ts';
import { HALL_PATH } from './hall-page.ts';
import type { MountOptions } from './mount-app.tsx';
import { theHall } from './run-client.ts';

/** A running invite of the voice channel, carried by the message of that id. */
export const inviteOf = (inv_id: string, fields: Partial<TeamInvite> = {}): TeamInvite => ({
  ...z.parse(teamInvite, {
    effective: 1,
    channel: { id: VOICE, name: '开黑', type: 2, hall_id: HALL, pass: 0 },
    status: 0,
    inv_id,
    uid: OTHER,
    time_len: 600,
  }),
  ...fields,
});

export const answerInvites = ({ http }: Pick<FakePorts, 'http'>, ...inv_list: TeamInvite[]) =>
  http.on('channel.invitation', { inv_list });

const content = (fields: object) =>
  JSON.stringify({
    hall_id: HALL,
    channel_id: VOICE,
    hall_name: '小满的大厅',
    channel_name: '开黑',
    time_len: 600,
    game_info: '五排',
    ...fields,
  });

/** A channel whose newest line, message 3, is a team invite; and the invites that run. */
export const teamLine = (...running: TeamInvite[]): MountOptions => ({
  path: `${HALL_PATH}?channel_id=${GENERAL}`,
  prepare: (fakes) => {
    answerInvites(fakes, ...running);
    answerTeamLine(fakes);
  },
});

/** The same line in a hall whose voice channel takes four. */
export function answerTeamLine({ http }: FakePorts, fields: object = {}): void {
  const body = { msg_type: '5', content: content(fields), extra: { status: 0 }, msg: '' } as const;
  http.on('channel.message', { msg_list: [messageAt(1), messageAt(2), messageAt(3, { msg_id: idOf(3), body })] });
  http.on('hall.detail', {
    ...theHall,
    channels: theHall.channels.map((heading) => ({
      ...heading,
      children: (heading.children ?? []).map((leaf) => (leaf.id === VOICE ? { ...leaf, limit_mic: 4 } : leaf)),
    })),
  });
}
