import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an empty environment has the defaults of npm start', () => {
  expect(readConfig({ PORT: '', HOME: '/root' })).toMatchObject({
    PORT: 4000,
    HOST: '127.0.0.1',
    DATA_DIR: '.data',
    LOG: 'file',
    BOTS: true,
    CONTROL_TOKEN: '',
    CLIENT_DIR: 'client/dist',
  });
  expect(readConfig({}).CONTROL).toBeUndefined();
});

test('switches and numbers are read from their text', () => {
  expect(readConfig({ PORT: '4123', BOTS: 'off', CONTROL: '1', LOG: 'memory' })).toMatchObject({
    PORT: 4123,
    BOTS: false,
    CONTROL: true,
    LOG: 'memory',
  });
});

test('every mistake is named at once', () => {
  const read = () => readConfig({ PORT: '99999', LOG: 'paper', BOTS: 'ture', CLIENT_CONFIG: '{' });
  expect(read).toThrow(/PORT: .*\n {2}LOG: .*\n {2}BOTS: on or off\n {2}CLIENT_CONFIG: not JSON/);
});
