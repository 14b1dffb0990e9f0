import {
  channelJoinInfo,
  DEFAULT_VOICE_SETTINGS,
  type HallDetail,
  hallDetail,
  loginInfo,
  SESSION_LIFETIME_S,
  userInfo,
} from '@miczero/contracts';
import * as z from 'zod/mini';
import { type ClientOptions, createClient } from '../app/store.ts';
import { loadSound } from '../features/audio/load-sound.ts';
import { hallsActions } from '../features/halls/index.ts';
import { loadForms } from '../features/session/load-forms.ts';
import type { LateName } from '../lib/late-parts.ts';
import { GENERAL, GUIDES, HALL, messageAt, OTHER, VIEWER, VOICE } from './chat-lines.ts';
import { createFakePorts, type FakePorts } from './fakes/fake-ports.ts';
import { createOrigin, type Origin } from './fakes/memory-storage.ts';
import type { HallState } from './whole-state.ts';

/** When the virtual clock starts, see createVirtualClock. */
const NOW = Date.UTC(2026, 0, 2, 3, 4, 5);

export const me = z.parse(userInfo, { no: VIEWER, nick: '小满', gender: 1, avatar: '/a.png' });

/** Login info as the wire has it. */
export const wireLogin = (fields: Record<string, unknown> = {}) => ({
  no: VIEWER,
  access_time: NOW / 1000,
  expires_in: SESSION_LIFETIME_S,
  attach: { base: 1 },
  token: { sid: 'sid-1', access_token: 't', secret_key: 'k' },
  phone: '',
  ...fields,
});
export const login = (fields: Record<string, unknown> = {}) => z.parse(loginInfo, wireLogin(fields));

/** Storage of a user who signed in before. */
export const signedInOrigin = () =>
  createOrigin({
    login: JSON.stringify(wireLogin()),
    uid: VIEWER,
    user_info: JSON.stringify({ no: VIEWER, nick: '小满' }),
  });

export const theHall: HallDetail = z.parse(hallDetail, {
  id: HALL,
  name: '小满的大厅',
  user_id: VIEWER,
  in_hall: 1,
  welcome_channel_id: GENERAL,
  unread: 0,
  user_count: 2,
  online_count: 1,
  channels: [
    {
      id: '9000',
      name: '大家',
      type: 0,
      hall_id: HALL,
      pass: 0,
      children: [
        { id: GENERAL, name: '闲聊', type: 1, hall_id: HALL, pass: 0 },
        { id: GUIDES, name: '攻略', type: 1, hall_id: HALL, pass: 1 },
        { id: VOICE, name: '开黑', type: 2, hall_id: HALL, pass: 0 },
      ],
    },
  ],
});

const member = (id: typeof VIEWER, nick: string, online: boolean) => ({
  id,
  nick,
  avatar: '',
  online,
  role: '' as const,
  age: 0,
  gender: 0 as const,
  mic_mute: false,
  mic_muted_by: '',
  text_mute: false,
});

/** Answers of a platform on which everything goes well. */
export function answerWell({ http, ims }: FakePorts): void {
  http.on('user.getImToken', { account: VIEWER, token: ims.tokenOf(VIEWER) });
  http.on('group.serve_group', { group: null, in_group: false });
  http.on('user.infos', { list: [me] });
  http.on('account.chktoken', { no: VIEWER, expires_in: SESSION_LIFETIME_S });
  http.on('account.logout', {});
  http.on('config.get', { message_max_chars: 500, image_max_bytes: 1, announcement: '欢迎' });
  http.on('hall.list', { list: [theHall], page: 1, page_total: 1 });
  http.on('hall.detail', theHall);
  http.on('hall.user_list', {
    online_count: 1,
    offline_count: 1,
    page: 1,
    page_total: 1,
    users: [member(VIEWER, '小满', true), member(OTHER, '阿澈', false)],
  });
  http.on('channel.user_list', { list: [] });
  http.on('channel.current_channel', { hall_id: '', voice: '', text: '' });
  http.on('channel.invitation', { inv_list: [] });
  http.on('notice.list', { notice_list: [] });
  http.on('channel.check_join', { is_join: 2 });
  answerJoin(http);
  http.on('voice.get', { voice_info: DEFAULT_VOICE_SETTINGS });
  http.on('hall.user_mute_mic', {});
  http.on('channel.detail', ({ channel_id }) => {
    const leaf = theHall.channels[0]?.children?.find(({ id }) => id === channel_id);
    if (!leaf) throw new Error(`no channel ${channel_id}`);
    return leaf;
  });
  http.on('channel.message', { msg_list: [1, 2, 3].map((sequence) => messageAt(sequence)) });
}

/** A channel lets the viewer in; `fields` change how. */
export function answerJoin(http: FakePorts['http'], fields: Record<string, unknown> = {}): void {
  http.on('channel.join', ({ channel_id }) =>
    z.parse(channelJoinInfo, {
      hall_id: HALL,
      channel_id,
      role: '',
      type: channel_id === VOICE ? 2 : 1,
      token: '',
      text_mute: 0,
      mute_all: 0,
      ...fields,
    }),
  );
}

interface RunOptions extends ClientOptions {
  readonly origin?: Origin;
  /** That of a page before: the same tab is loaded again. */
  readonly tab?: Map<string, string>;
  readonly start?: string;
  readonly page?: string;
  /** The late parts that are taken in before the client starts. */
  readonly parts?: readonly LateName[];
  /** Changes the answers before the client starts. */
  readonly prepare?: (fakes: FakePorts) => void;
}

/**
 * The real store and the real sagas over fake ports, with a clock that moves when the test says so.
 * How to extend (most to least common): other answers (`prepare`), another tab (`origin`), a place (`inChannel`).
 */
export async function runClient({
  origin = signedInOrigin(),
  tab = new Map(),
  start,
  page,
  prepare,
  parts = ['hall'],
  ...clientOptions
}: RunOptions = {}) {
  const fakes = createFakePorts({
    origin,
    tab,
    ...(start !== undefined && { start }),
    ...(page !== undefined && { page }),
  });
  answerWell(fakes);
  prepare?.(fakes);
  const client = createClient(fakes.ports, clientOptions);
  // The clock of a test does not move while a part loads, so the parts are there from the start.
  for (const part of parts) await client.late.take(part);
  await Promise.all([loadForms(), loadSound()]);
  let dispatches = 0;
  client.store.subscribe(() => {
    dispatches += 1;
  });
  client.start();
  await fakes.clock.advance(0);
  return {
    ...fakes,
    client,
    store: client.store,
    // The type of a store tells only what every page has.
    state: () => client.store.getState() as HallState,
    dispatch: client.store.dispatch,
    dispatches: () => dispatches,
    toasts: () => client.store.getState().feedback.toasts.map(({ tone, text }) => ({ tone, text })),
  };
}
export type Run = Awaited<ReturnType<typeof runClient>>;

/** The same, with the general channel of the hall open and its history loaded. */
export async function inChannel(options: RunOptions = {}): Promise<Run> {
  const run = await runClient({ start: `/index/room/${HALL}`, ...options });
  run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: null }));
  await run.clock.advance(400);
  return run;
}
