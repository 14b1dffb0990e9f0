import { loginInfo } from '@miczero/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { guidesActions } from '../../features/guides/index.ts';
import { languageActions } from '../../features/language/index.ts';
import { runClient, wireLogin } from '../../testing/run-client.ts';
import { createIds } from '../ids/browser-ids.ts';
import { createTelemetry } from '../telemetry/browser-telemetry.ts';
import { createStorage } from './local-storage.ts';
import { createVault } from './vault.ts';

const telemetry = () => createTelemetry({ reportUrl: '', now: () => 1 });
const login = z.parse(loginInfo, wireLogin());

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});

describe('storage', () => {
  test('[session.storage.prefix] every key carries the prefix; clearing touches nothing else', () => {
    window.localStorage.setItem('theirs', '1');
    const storage = createStorage(telemetry());
    expect(storage.write('uid', '7')).toBe(true);
    storage.write('language', 'ja-JP');
    expect(window.localStorage.getItem('ypb_uid')).toBe('7');
    storage.clearExcept(['language']);
    expect([storage.read('uid'), storage.read('language'), window.localStorage.getItem('theirs')]).toEqual([
      null,
      'ja-JP',
      '1',
    ]);
  });

  test('the call that a page left is kept for its tab alone, and goes with the session', () => {
    window.sessionStorage.setItem('theirs', '1');
    const storage = createStorage(telemetry());
    storage.write('left_call', '{}');
    expect([storage.read('left_call'), window.localStorage.getItem('ypb_left_call')]).toEqual(['{}', null]);
    expect(window.sessionStorage.getItem('ypb_left_call')).toBe('{}');
    storage.clearExcept(['voice']);
    expect([storage.read('left_call'), window.sessionStorage.getItem('theirs')]).toEqual([null, '1']);
    storage.write('left_call', '{}');
    storage.remove('left_call');
    expect(window.sessionStorage.getItem('ypb_left_call')).toBeNull();
  });

  test('a full or forbidden storage is logged and throws nothing', () => {
    const entries = telemetry();
    const storage = createStorage(entries);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(storage.write('uid', '7')).toBe(false);
    expect(storage.read('uid')).toBeNull();
    expect(entries.recent().map(({ context }) => context)).toEqual([
      { what: 'write', error: 'QuotaExceededError' },
      { what: 'read', error: 'SecurityError' },
    ]);
  });

  test('another tab’s change is heard until the listener is removed', () => {
    const heard: (string | null)[] = [];
    const stop = createStorage(telemetry()).watch('login', (value) => heard.push(value));
    const change = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    change('ypb_login', 'x');
    change('ypb_uid', 'y');
    change('ypb_login', null);
    change(null, null);
    stop();
    change('ypb_login', 'z');
    expect(heard).toEqual(['x', null, null]);
  });

  test('a page that comes back from the browser’s cache hears what the key has become', () => {
    const heard: (string | null)[] = [];
    const stop = createStorage(telemetry()).watch('login', (value) => heard.push(value));
    const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    window.localStorage.setItem('ypb_login', 'x');
    show(false);
    expect(heard).toEqual([]);
    show(true);
    window.localStorage.removeItem('ypb_login');
    show(true);
    stop();
    show(true);
    expect(heard).toEqual(['x', null]);
  });
});

test('[session.storage.guide-piazza] [session.storage.guide-more] [session.storage.guide-create-room] [session.storage.guide-setting] [session.storage.guide-invite] [session.storage.guide-voice] [session.storage.guide-kh] [session.storage.guide-notice] [session.storage.language] each guide that was shown and the chosen language have a key of their own', async () => {
  const run = await runClient({
    parts: ['hall', 'guides'],
    prepare: ({ ports }) => Object.assign(ports, { storage: createStorage(telemetry()) }),
  });
  const kept = () => Object.fromEntries(Object.entries(window.localStorage).filter(([key]) => /guide|lang/.test(key)));
  expect(kept()).toEqual({});
  run.dispatch(guidesActions.shown('piazza'));
  expect(kept()).toEqual({ ypb_guide_piazza: '1' });
  for (const guide of ['more', 'create_room', 'setting', 'invite', 'voice', 'kh', 'notice'] as const) {
    run.dispatch(guidesActions.shown(guide));
  }
  run.dispatch(languageActions.chooseRequested('fa-IR'));
  expect(kept()).toEqual({
    ypb_guide_piazza: '1',
    ypb_guide_more: '1',
    ypb_guide_create_room: '1',
    ypb_guide_setting: '1',
    ypb_guide_invite: '1',
    ypb_guide_voice: '1',
    ypb_guide_kh: '1',
    ypb_guide_notice: '1',
    ypb_language: 'fa-IR',
  });
});

describe('vault', () => {
  test('[session.login-info-encrypted, session.storage.login-token] the vault stores the login info unreadable and reads it back', async () => {
    const storage = createStorage(telemetry());
    const vault = createVault(storage, 'a key of this test', telemetry());
    await vault.write(login);
    expect(storage.read('login')).not.toContain('sid');
    expect(await vault.read()).toEqual(login);
  });

  test.each([
    ['not base64', '***'],
    ['not encrypted', btoa('{"no":"1"}')],
    ['empty', ''],
  ])('the vault treats an unreadable value as absent: %s', async (_what, stored) => {
    const storage = createStorage(telemetry());
    storage.write('login', stored);
    expect(await createVault(storage, 'a key of this test', telemetry()).read()).toBeNull();
  });

  test('another key reads nothing', async () => {
    const storage = createStorage(telemetry());
    await createVault(storage, 'a key of this test', telemetry()).write(login);
    expect(await createVault(storage, 'another key', telemetry()).read()).toBeNull();
  });

  test('a sign-out while it encrypts wins', async () => {
    const storage = createStorage(telemetry());
    const vault = createVault(storage, 'a key of this test', telemetry());
    const writing = vault.write(login);
    vault.clear();
    await writing;
    expect(storage.read('login')).toBeNull();
  });
});

describe('ids', () => {
  test('[session.storage.device-uuid] [rule.device-id] the device id is made once and kept', () => {
    const storage = createStorage(telemetry());
    const id = createIds(storage).deviceId();
    expect(window.localStorage.getItem('ypb_device_uuid')).toBe(id);
    expect(createIds(storage).deviceId()).toBe(id);
    storage.write('device_uuid', 'broken');
    expect(createIds(storage).deviceId()).not.toBe('broken');
  });

  test('client ids differ between pages, random strings have 2 to 19 characters', () => {
    const storage = createStorage(telemetry());
    const [a, b] = [createIds(storage), createIds(storage)];
    expect(new Set([a.clientMid(), a.clientMid(), b.clientMid()]).size).toBe(3);
    expect(a.random()).toMatch(/^[0-9a-f]{2,19}$/);
  });
});

test('secrets never reach the log, which is bounded', () => {
  const entries = telemetry();
  for (let at = 0; at < 250; at += 1) entries.log('debug', `e${at}`, { password: 'p', secret_key: 'k', code: 1 });
  expect(entries.recent()).toHaveLength(200);
  expect(entries.recent().at(-1)).toMatchObject({
    context: { password: '[redacted]', secret_key: '[redacted]', code: 1 },
  });
});
