import { channel } from '@miczero/contracts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { VIEWER } from '../../testing/chat-lines.ts';
import { inChannel } from '../../testing/run-client.ts';
import { selectVoicePlace } from './index.ts';

const elsewhere = z.parse(channel, { id: '9202', hall_id: '8002', name: '五排车队', type: 2 });

test('[hall-event.1011.type-1] a voice that another page took to another hall has the name of its channel', async () => {
  const run = await inChannel({ prepare: ({ http }) => http.on('channel.detail', elsewhere) });
  run.server.emit(
    'voiceMembershipChanged',
    { type: 1, channel_id: elsewhere.id, uid: VIEWER, nick: '小满', avatar: '' },
    { to: '8002' },
  );
  await run.clock.advance(0);
  expect(selectVoicePlace(run.state())).toEqual({ hall_id: '8002', channel_id: '9202', name: '五排车队' });
  expect(run.http.requests('channel.detail').filter(({ channel_id }) => channel_id === elsewhere.id)).toHaveLength(1);
});
