import { expect, test } from 'vitest';
import { pagesConfigOf, readConfig } from './config.ts';

test('an empty environment has the defaults of npm start', () => {
  expect(readConfig({ PORT: '', HOME: '/root' })).toMatchObject({
    PORT: 4000,
    HOST: '127.0.0.1',
    DATA_DIR: '.data',
    LOG: 'file',
    BOTS: true,
    CONTROL_TOKEN: '',
    TRUST_PROXY: false,
    CLIENT_DIR: 'client/dist',
    CONSOLE_DIR: 'console/dist',
  });
  expect(readConfig({}).CONTROL).toBeUndefined();
});

test('a node of several has a name and a Redis', () => {
  const REDIS_URL = 'rediss://user:secret@redis.example:6380/2';
  expect(readConfig({ LOG: 'redis', REDIS_URL, NODE_NAME: 'n1' })).toMatchObject({
    LOG: 'redis',
    REDIS_URL,
    REDIS_PREFIX: 'miczero:',
    NODE_NAME: 'n1',
  });
  expect(() => readConfig({ REDIS_URL: 'localhost:6379' })).toThrow(/REDIS_URL: redis:\/\/host:port/);
  expect(() => readConfig({ NODE_NAME: 'a b' })).toThrow(/NODE_NAME: letters/);
});

test('with a media server, pages are told to use it unless their configuration names another provider', () => {
  const JANUS_URL = 'ws://janus:8188';
  const providerOf = (environment: Record<string, string>) => pagesConfigOf(readConfig(environment)).rtc?.provider;
  expect(readConfig({})).toMatchObject({ JANUS_URL: '', JANUS_SECRET: '' });
  expect(readConfig({ JANUS_URL, JANUS_SECRET: 's' })).toMatchObject({ JANUS_URL, JANUS_SECRET: 's' });
  expect(readConfig({ JANUS_URL: 'wss://janus.example/ws' }).JANUS_URL).toBe('wss://janus.example/ws');
  for (const wrong of ['http://janus:8188', 'janus:8188', 'ws://', 'ws://a b']) {
    expect(() => readConfig({ JANUS_URL: wrong })).toThrow(/JANUS_URL: ws:\/\/host:port or wss:\/\/host:port/);
  }
  expect(providerOf({})).toBeUndefined();
  expect(providerOf({ JANUS_URL })).toBe('sfu');
  expect(providerOf({ JANUS_URL, CLIENT_CONFIG: '{"rtc":{"provider":"agora"}}' })).toBe('agora');
});

test('switches and numbers are read from their text', () => {
  expect(readConfig({ PORT: '4123', BOTS: 'off', CONTROL: '1', LOG: 'memory' })).toMatchObject({
    PORT: 4123,
    BOTS: false,
    CONTROL: true,
    LOG: 'memory',
  });
});

test.each([
  ['off', false],
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ['loopback,uniquelocal', ['loopback', 'uniquelocal']],
])('the proxies %s', (TRUST_PROXY, proxies) => {
  expect(readConfig({ TRUST_PROXY }).TRUST_PROXY).toEqual(proxies);
});

test.each(['on', '0.5', '10', '10.0.0.0/33', 'proxy.example', '10.0.0.1/8/8', ','])('%s means no proxies', (text) => {
  expect(() => readConfig({ TRUST_PROXY: text })).toThrow(/TRUST_PROXY: off, a number/);
});

test('CLIENT_CONFIG keeps the given settings; the node and the client add the rest', () => {
  const read = (config: object) => readConfig({ CLIENT_CONFIG: JSON.stringify(config) }).CLIENT_CONFIG;
  expect(read({ offline: false })).toEqual({ offline: false });
  expect(read({ room_socket: { url: 'https://rooms.example' } })).toEqual({
    room_socket: { url: 'https://rooms.example', path: '/ws/room' },
  });
  expect(() => read({ offline: 'no' })).toThrow('CLIENT_CONFIG.offline: ');
});

test('names in CLIENT_CONFIG that change nothing stop the start', () => {
  const read = (config: object) => () => readConfig({ CLIENT_CONFIG: JSON.stringify(config) });
  expect(read({ paths: { 'account.login': '/x' }, hosts: { api: '' } })).not.toThrow();
  expect(read({ paths: { 'account.loginn': '/x' } })).toThrow('CLIENT_CONFIG: paths.account.loginn: no such call');
  expect(read({ host: {} })).toThrow('CLIENT_CONFIG: host: no such field');
});

test('a switch is on or off, and no word that every object knows', () => {
  expect(() => readConfig({ BOTS: 'constructor' })).toThrow(/BOTS: on or off/);
});

test('every mistake is named at once', () => {
  const read = () => readConfig({ PORT: '99999', LOG: 'paper', BOTS: 'ture', CLIENT_CONFIG: '{' });
  expect(read).toThrow(
    /PORT: a port from 0 to 65535, not "99999"\n {2}LOG: .*\n {2}BOTS: on or off\n {2}CLIENT_CONFIG: not JSON/,
  );
});

test.each(['abc', '-1', '4000.5', '0x10', '4000 4001'])('PORT=%s is told with what a port is', (PORT) => {
  expect(() => readConfig({ PORT })).toThrow(`  PORT: a port from 0 to 65535, not "${PORT}"`);
});

test('a folder of pages that is named has to have them', () => {
  const { CLIENT_DIR, CONSOLE_DIR } = readConfig({ CLIENT_DIR: '', CONSOLE_DIR: 'console' });
  expect([CLIENT_DIR, CONSOLE_DIR]).toEqual(['client/dist', 'console']);
  expect(() => readConfig({ CLIENT_DIR: '/nope', CONSOLE_DIR: 'docs' })).toThrow(
    'CLIENT_DIR: no folder with an index.html\n  CONSOLE_DIR: no folder with an index.html',
  );
});
