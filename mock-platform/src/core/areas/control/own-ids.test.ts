import { expect, test } from 'vitest';
import { channelIdOf, clientMidOf, hallIdOf, userNoOf } from '../../kernel/ids.ts';
import { apply } from '../../machine/apply.ts';
import type { Command } from '../../machine/command.ts';
import { textBody } from '../../seeds/chat-lines.ts';
import { emptyWorld } from '../../state/world.ts';

const HALL = hallIdOf('8001');
const GENERAL = channelIdOf('9001');
const OWNER = userNoOf('10001');

test('a line with ids of its own comes after all before it, and no line that is said later gets its id', () => {
  const world = emptyWorld('w');
  let number = 0;
  const give = (name: Command['name'], input: object, actor: Command['actor'] = null) => {
    number += 1;
    const command = { world: 'w', name, actor, at: 1_800_000_000_000, seed: `s${number}`, input };
    const { events } = apply(world, command as Command);
    return events.flatMap((event) =>
      event.kind === 'hall-event' && event.name === 'chatMessage' ? [Number(event.body.msg_id)] : [],
    );
  };
  give('world.create', { seed_world: 'two-friends', seed: 1, limits: { burst: 100, per_second: 100 } });
  const audience = { kind: 'channel', hall_id: HALL, channel_id: GENERAL };
  const body = { msg_type: '1', content: '一', extra: '{}', msg: '', msg_id: '5', c_mid: 'c-1', send_time: 1 };
  const emit = () => give('control.events.emit', { name: 'chatMessage', body, audience, own_ids: true });
  const say = () => {
    const said = { hall_id: HALL, channel_id: GENERAL, c_mid: clientMidOf(`c-${number}`), body: textBody('二') };
    return give('chat.send', said, { no: OWNER, sid: 'sid-1' });
  };
  // Many lines said after one command pass the ids that the next commands would have by their number alone.
  const ids = [say(), emit(), emit(), ...Array.from({ length: 30 }, say), emit(), say()].map(([id]) => id ?? 0);
  expect(ids).toHaveLength(35);
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other));
  world.last_msg = 9_000_000;
  expect([...emit(), ...say()]).toEqual([9_000_001, 9_000_002]);
});

test('[entity.team-invite] the line of a running team keeps its id, by which pages know the team; one of no team does not', () => {
  const world = emptyWorld('w');
  const give = (name: Command['name'], input: object) => {
    const command = { world: 'w', name, actor: null, at: 1_800_000_000_000, seed: 's', input };
    const { events } = apply(world, command as Command);
    return events.flatMap((event) =>
      event.kind === 'hall-event' && event.name === 'chatMessage' ? [event.body.msg_id] : [],
    );
  };
  give('world.create', { seed_world: 'demo', seed: 1 });
  const [team] = world.team_up.invites.values();
  if (!team) throw new Error('no team');
  const { msg, hall_id, text_id } = team;
  const emit = (msg_id: string) => {
    const body = { msg_type: '5', content: '{}', extra: '{}', msg: '', msg_id, send_time: 1 };
    const audience = { kind: 'channel', hall_id, channel_id: text_id };
    return give('control.events.emit', { name: 'chatMessage', body, audience, own_ids: true });
  };
  expect(emit(String(msg))).toEqual([String(msg)]);
  expect(emit('4023')).not.toEqual(['4023']);
});
