import { CHANNEL_MANAGEMENT_CALLS, type ChannelId, channelId, hallId } from '@miczero/contracts';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { selectCurrentChannel } from '../features/channel/index.ts';
import { chatActions, selectMessageList } from '../features/chat/index.ts';
import { hallsActions } from '../features/halls/index.ts';
import { realClientsForEach } from './real-clients-for-each.ts';

// The hall of `two-friends`: 8001 with the text channel 9001. It belongs to the first user.
const HALL = z.parse(hallId, '8001');
const GENERAL = z.parse(channelId, '9001');
/** More than the channels of a user that the platform counts as viewed. */
const OTHERS = 11;

const real = realClientsForEach(HALL, GENERAL);
type Tab = Awaited<ReturnType<typeof real.people.join>>;

async function open({ dispatch, state }: Tab, channel_id: ChannelId): Promise<void> {
  dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id }));
  await vi.waitFor(() => {
    expect(selectCurrentChannel(state())?.channel_id).toBe(channel_id);
    expect(state().connection.link.kind).toBe('online');
  }, 5000);
}

async function expectShown({ state }: Tab, text: string): Promise<void> {
  const said = () => selectMessageList(state()).rows.flatMap(({ body }) => (body.type === 'text' ? [body.text] : []));
  await vi.waitFor(() => expect(said().filter((each) => each === text)).toHaveLength(1), 5000);
}

test('[chat.incoming.append] a tab shows what is written in its channel while another tab of the user opens others, and closes', async () => {
  const first = await real.people.join('13800000001', 'first');
  const bob = await real.people.join('13800000002', 'bob');
  const say = (text: string, mentions = {}) => bob.dispatch(chatActions.sendRequested({ text, mentions }));
  const second = await real.people.tabOf(first, 'second');
  // The platform does not know which tab views which channel. After so many others it has forgotten that of the first tab.
  for (let index = 0; index < OTHERS; index += 1) {
    const request = { hall_id: HALL, name: `channel ${index}`, type: 1 as const };
    await open(second, (await first.call(CHANNEL_MANAGEMENT_CALLS['channel.create'], request)).channel_id);
  }
  expect(real.node.worlds.get('main')?.world.places.get(first.no())?.viewing).not.toContain(GENERAL);
  say('while the other tab was elsewhere');
  // It comes wherever the tabs are. The one count that tells of both lines names this one.
  say('@first', { [first.no()]: 'first' });
  await expectShown(first, 'while the other tab was elsewhere');
  await expectShown(first, '@first');
  second.client.stop();
  await vi.waitFor(() => expect(real.node.registryOf('hall').ofUser('main', first.no()).size).toBe(1), 5000);
  say('when it is closed');
  await expectShown(first, 'when it is closed');
  expect([...first.bugs, ...second.bugs]).toEqual([]);
});
