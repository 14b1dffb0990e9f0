import { ENDPOINTS, type EndpointName } from '@miczero/contracts';
import { TestCaller } from '@miczero/mock-platform/testing';
import type { Evidence, SeenCall } from './evidence.ts';
import { isRecord, valueAt } from './json-path.ts';

interface Login {
  readonly user: string;
  readonly password: string;
}

/** Values learned from earlier replies and needed by later requests. */
interface Known {
  readonly no: string;
  hall?: string;
  channel?: string;
}

type Step = readonly [name: EndpointName, request: (known: Known) => Record<string, unknown> | null];

/** Read-only calls, ordered so that each learns what the next ones need. */
const TOUR: readonly Step[] = [
  ['account.chktoken', () => ({})],
  ['user.infos', ({ no }) => ({ noes: no })],
  ['config.get', () => ({})],
  ['hall.list', () => ({ page: 1, page_size: 9999 })],
  ['hall.search', () => ({ keyword: '', page: 1, page_size: 20 })],
  ['hall.detail', ({ hall }) => (hall === undefined ? null : { hall_id: hall })],
  ['hall.user_list', ({ hall }) => (hall === undefined ? null : { hall_id: hall, page: 1, page_size: 30 })],
  ['hall.user_card', ({ hall, no }) => (hall === undefined ? null : { uid: no, hall_id: hall })],
  ['hall.batch_user_card', ({ hall, no }) => (hall === undefined ? null : { uid: no, hall_id: hall })],
  ['channel.user_list', ({ hall }) => (hall === undefined ? null : { hall_id: hall })],
  ['channel.detail', ({ channel }) => (channel === undefined ? null : { channel_id: channel })],
  ['channel.message', ({ hall, channel }) => (channel === undefined ? null : { hall_id: hall, channel_id: channel })],
  ['channel.current_channel', () => ({})],
  ['friend.list', () => ({ page: 1, page_size: 10_000 })],
  ['blacklist.list', () => ({ page: 1, page_size: 10_000 })],
  ['ops.banner_home', () => ({})],
  ['ops.app_download', () => ({})],
  ['infra.config_all', () => ({})],
  ['rtc.config', () => ({})],
  ['tourist.hotwords', () => ({})],
  ['static.privacy', () => ({})],
  ['static.agreement', () => ({})],
];

/** Signs in on any server and makes read-only calls. */
export async function lookAtServer(origin: string, login: Login, warn: (text: string) => void): Promise<Evidence> {
  const caller = new TestCaller(origin, { device: 'drift' });
  const { no } = await caller.signIn(login.user, login.password);
  const known: Known = { no };
  const calls: SeenCall[] = [];
  for (const [name, requestOf] of TOUR) {
    const request = requestOf(known);
    if (request === null) {
      warn(`${name} was not called: no earlier reply supplied the values for its request`);
      continue;
    }
    const { method, path } = ENDPOINTS[name];
    const { status, headers, text } = await caller.raw(name, request);
    calls.push({ method, path, status, answer: text, contentType: headers.get('content-type') ?? '' });
    learn(known, name, text);
  }
  return { calls, frames: [], failures: [] };
}

function learn(known: Known, name: EndpointName, text: string): void {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return; // reported as a malformed envelope
  }
  if (name === 'hall.list' || name === 'hall.search') {
    const id = valueAt(body, ['data', 'list', 0, 'id']);
    if (known.hall === undefined && id !== undefined) known.hall = String(id);
  }
  if (name !== 'hall.detail') return;
  const channels = valueAt(body, ['data', 'channels']);
  const leaves = Array.isArray(channels) ? channels.flatMap((one) => [one, ...childrenOf(one)]) : [];
  const text1 = leaves.find((one) => isRecord(one) && Number(one['type']) === 1);
  if (isRecord(text1)) known.channel = String(text1['id']);
}

function childrenOf(channel: unknown): unknown[] {
  const children = valueAt(channel, ['children']);
  return Array.isArray(children) ? children : [];
}
