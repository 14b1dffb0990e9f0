import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { greeting, seedOfMain, servesControl } from './greeting.ts';

test.each([
  ['npm start', {}, 'demo'],
  ['another port of this machine', { HOST: 'localhost', PORT: '80' }, 'demo'],
  ['every address', { HOST: '0.0.0.0' }, 'empty'],
  ['an address of a network', { HOST: '192.168.1.7', CONTROL: '1' }, 'empty'],
  ['without a control API, as behind a proxy', { CONTROL: '0' }, 'empty'],
  ['behind a proxy on this machine', { TRUST_PROXY: 'loopback' }, 'empty'],
  ['the demo on purpose', { HOST: '0.0.0.0', CONTROL: '0', SEED_WORLD: 'demo' }, 'demo'],
  ['an empty world on this machine', { SEED_WORLD: 'empty' }, 'empty'],
  ['a container for this machine', { HOST: '0.0.0.0', PUBLISH: '127.0.0.1' }, 'demo'],
  ['a container for this machine in IPv6', { HOST: '0.0.0.0', PUBLISH: '[::1]' }, 'demo'],
  ['nodes behind the balancer of a composition', { HOST: '0.0.0.0', PUBLISH: '127.0.0.1', TRUST_PROXY: '1' }, 'demo'],
  ['a container for others', { HOST: '0.0.0.0', PUBLISH: '0.0.0.0' }, 'empty'],
  ['a container for others with a control API', { HOST: '0.0.0.0', PUBLISH: '0.0.0.0', CONTROL: '1' }, 'empty'],
])('published accounts are only where strangers cannot come, or where it is said: %s', (_what, env, seed) => {
  expect(seedOfMain(readConfig(env))).toBe(seed);
});

test('a container has a control API where its port is published to this machine alone', () => {
  const serves = (PUBLISH: string, CONTROL = '') => servesControl(readConfig({ HOST: '0.0.0.0', PUBLISH, CONTROL }));
  expect([serves('127.0.0.1'), serves('0.0.0.0'), serves('0.0.0.0', '1')]).toEqual([true, false, true]);
});

test('the start names the console and the accounts of the demo, says that a world is empty, and warns of published accounts', () => {
  const said = (env: Record<string, string>, seed_world: string) =>
    greeting({ port: '4000', seed_world, config: readConfig(env), password: 'secret' });
  expect(said({}, 'demo')).toMatch(/13800000001 and 13800000002, password secret/);
  expect(said({}, 'demo')).not.toMatch('WARNING');
  expect(said({}, 'demo')).toMatch('http://localhost:4000/__console');
  expect(said({ CONTROL: '0' }, 'demo')).not.toMatch('__console');
  expect(said({ HOST: '0.0.0.0' }, 'empty')).toMatch(/world {6}empty/);
  expect(said({ HOST: '0.0.0.0' }, 'empty')).not.toMatch('secret');
  // The world of an earlier start on this machine.
  expect(said({ HOST: '0.0.0.0' }, 'demo')).toMatch(/WARNING .*"demo"/);
});
