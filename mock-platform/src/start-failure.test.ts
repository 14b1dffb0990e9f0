import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { createNode } from './node.ts';
import { startFailure } from './start-failure.ts';

async function failureAt(port: number, host: string): Promise<string> {
  const node = await createNode();
  try {
    await node.listen({ port, host });
    return 'it listens';
  } catch (error) {
    return startFailure(error, { PORT: port, HOST: host });
  } finally {
    await node.close();
  }
}

test('a port that is in use is named, with the way to another one', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve(Object(other.address()).port));
  });
  expect(await failureAt(port, '127.0.0.1')).toBe(
    `Port ${port} of 127.0.0.1 is in use, perhaps by a platform that runs already. Stop that program, or choose another port: PORT=${port + 1} npm start`,
  );
  other.close();
});

test('beside the last port there is none above', () => {
  const error = Object.assign(new Error('in use'), { code: 'EADDRINUSE', syscall: 'listen' });
  expect(startFailure(error, { PORT: 65_535, HOST: '127.0.0.1' })).toContain('PORT=65534 npm start');
});

test('an address that the machine does not have is named', async () => {
  expect(await failureAt(0, '192.0.2.1')).toMatch(/^HOST=192\.0\.2\.1 is no address of this machine\./);
});

test('any other failure keeps its words', () => {
  const place = { PORT: 4000, HOST: '127.0.0.1' };
  expect(startFailure(new Error('the log is damaged'), place)).toBe('the log is damaged');
  expect(startFailure(Object.assign(new Error('read'), { code: 'EACCES', syscall: 'open' }), place)).toBe('read');
  expect(startFailure(Object.assign(new Error('denied'), { code: 'EACCES', syscall: 'listen' }), place)).toContain(
    '1024',
  );
  expect(startFailure('oops', null)).toBe('oops');
});
