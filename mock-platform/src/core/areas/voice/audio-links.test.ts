import { beforeEach, describe, expect, test } from 'vitest';
import { beginCore, CORE_START } from '../../../../testing/kit/core-world.ts';
import { channelIdOf, userNoOf } from '../../kernel/ids.ts';
import { isVoiceSweepDue, VOICE_GRACE_MS } from './sweep.ts';

const OWNER = '10001';
const VOICE = '9003';
const NEW_HALL = '8002';
const NEW_VOICE = '9007';

let core: ReturnType<typeof beginCore>;
/** The moment of the next command. */
let at: number;

beforeEach(() => {
  core = beginCore();
  at = CORE_START;
});

const give = (name: Parameters<typeof core.give>[0], input: object, sid = 'a') =>
  core.give(name, input, { no: OWNER, sid, at });
const mics = () => [...(core.world.channels.get(channelIdOf(VOICE))?.mics.keys() ?? [])];
const hallOpens = (connection: string, sid = 'a') => give('connection.open', { connection, node: 'n' }, sid);
const joins = (sid = 'a') => give('channel.join', { channel_id: VOICE }, sid);
const soundBegins = (link: string, sid = 'a', node = 'n') =>
  give('voice.link_open', { link, channel_id: VOICE, node }, sid);
const soundEnds = (link: string) => give('voice.link_close', { link });
/** Time passes, and the platform looks for what it made due. */
function wait(ms: number) {
  at += ms;
  return give('voice.sweep', {});
}

describe('a place that had an audio link', () => {
  beforeEach(() => {
    hallOpens('k');
    joins();
    soundBegins('l');
  });

  test('[hall-event.1004.mic-op-2] a place whose page is gone ends after the grace, although another page of the session is connected', () => {
    wait(60_000);
    soundEnds('l');
    expect(isVoiceSweepDue(core.world, at + VOICE_GRACE_MS - 1)).toBe(false);
    expect(wait(VOICE_GRACE_MS - 1)).toMatchObject({ removed: 0 });
    expect(mics()).toEqual([OWNER]);
    expect(wait(1)).toMatchObject({
      removed: 1,
      events: [
        { name: 'voiceMembershipChanged', body: { type: 2, uid: OWNER }, audience: { kind: 'hall' } },
        { name: 'micListChanged', body: { mic_op: 2, mic_uid: OWNER }, audience: { kind: 'hall' } },
      ],
    });
    expect([mics(), core.world.places.get(userNoOf(OWNER))?.voice]).toEqual([[], '']);
    expect(core.world.unlinked.size).toBe(0);
  });

  test('the place stays while its link comes back within the grace: a reconnect, a reload, another tab', () => {
    soundEnds('l');
    wait(VOICE_GRACE_MS - 1);
    soundBegins('m');
    expect(wait(60_000)).toMatchObject({ removed: 0 });
    // A tab that takes the sound over has its link before the other loses its own.
    soundBegins('n');
    soundEnds('m');
    expect(wait(60_000)).toMatchObject({ removed: 0 });
    expect(mics()).toEqual([OWNER]);
  });

  test('a page that joins the place again has the grace for its own link', () => {
    soundEnds('l');
    wait(VOICE_GRACE_MS - 1);
    joins();
    expect(wait(VOICE_GRACE_MS - 1)).toMatchObject({ removed: 0 });
    expect(wait(1)).toMatchObject({ removed: 1 });
  });

  test('the link of another channel or of another session does not keep the place', () => {
    give('voice.link_open', { link: 'elsewhere', channel_id: '9001', node: 'n' });
    soundBegins('other', 'b');
    soundEnds('l');
    expect(wait(VOICE_GRACE_MS)).toMatchObject({ removed: 1 });
  });

  test('a device that takes the place over begins anew: its sound may come from another provider', () => {
    hallOpens('k-b', 'b');
    soundEnds('l');
    joins('b');
    expect(wait(60_000)).toMatchObject({ removed: 0 });
    soundBegins('m', 'b');
    soundEnds('m');
    expect(wait(VOICE_GRACE_MS)).toMatchObject({ removed: 1 });
  });

  test('a node that is gone takes its links along, and those of other nodes stay', () => {
    give('connection.open', { connection: 'k-m', node: 'm' });
    give('node.lapse', { node: 'n' });
    expect(wait(VOICE_GRACE_MS - 1)).toMatchObject({ removed: 0 });
    soundBegins('m', 'a', 'm');
    give('node.start', { node: 'n' });
    expect(wait(60_000)).toMatchObject({ removed: 0 });
    expect([...core.world.audio_links.keys()]).toEqual(['m']);
  });

  test('a place that is left and taken again has had no link', () => {
    soundEnds('l');
    give('channel.leave', { channel_id: VOICE });
    joins();
    expect(wait(60_000)).toMatchObject({ removed: 0 });
  });
});

test('a dissolved hall takes the wait of its places along: a place elsewhere has had no link', () => {
  hallOpens('k');
  joins();
  soundBegins('l');
  soundEnds('l');
  expect(give('hall.create', { name: '新家' })).toMatchObject({ hall_id: NEW_HALL });
  expect(give('channel.create', { hall_id: NEW_HALL, name: '开黑', type: 2 })).toMatchObject({ channel_id: NEW_VOICE });
  give('hall.delete', { hall_id: '8001' });
  expect(give('channel.join', { channel_id: NEW_VOICE })).toMatchObject({ type: 2 });
  expect(wait(60_000)).toMatchObject({ removed: 0 });
});

test('a place that never had an audio link ends with its hall connection alone', () => {
  hallOpens('k');
  joins();
  expect(wait(3_600_000)).toMatchObject({ removed: 0 });
  give('connection.close', { connection: 'k' });
  expect(wait(VOICE_GRACE_MS)).toMatchObject({ removed: 1 });
});

test('an audio link does not keep a place whose hall connection is gone', () => {
  hallOpens('k');
  joins();
  soundBegins('l');
  give('connection.close', { connection: 'k' });
  expect(wait(VOICE_GRACE_MS)).toMatchObject({ removed: 1 });
});
