import { expect, test } from 'vitest';
import { type ImBody, ImError, type ImMessage } from '../ports/im.ts';
import { TeamReceipts } from './team-receipts.ts';

const TEAM = 'team-7001';
const NOW = 1000;
const message = (id: string, fields: Partial<ImMessage> = {}): ImMessage => ({
  id,
  clientId: `c${id}`,
  session: TEAM,
  from: '10002',
  at: Number(id),
  body: { kind: 'text', text: id },
  ...fields,
});
const notice: ImBody = { kind: 'notice', notice: 'joined', text: '', about: [] };

test('receipts that could not be sent are sent with the next ones, and each only once', async () => {
  const receipts = new TeamReceipts();
  const sent: string[][] = [];
  const send = async (messages: readonly ImMessage[]) => void sent.push(messages.map(({ id }) => id));
  const lose = () => Promise.reject(new Error('lost'));
  receipts.note('10001', [message('1'), message('2')]);
  await expect(receipts.tell(TEAM, NOW, lose)).rejects.toThrow('lost');
  receipts.note('10001', [message('3')]);
  await receipts.tell(TEAM, NOW, async (messages) => {
    receipts.note('10001', [message('4')]);
    await send(messages);
  });
  await receipts.tell(TEAM, NOW, send);
  await receipts.tell(TEAM, NOW, send);
  expect(sent).toEqual([['1', '2', '3'], ['4']]);
});

test('only messages of others in teams are told as read, and none after the account has left', async () => {
  const receipts = new TeamReceipts();
  const sent: string[][] = [];
  const send = async (messages: readonly ImMessage[]) => void sent.push(messages.map(({ id }) => id));
  const skipped = [
    message('1', { from: '10001' }),
    message('2', { session: 'p2p-10002' }),
    message('3', { body: notice }),
  ];
  receipts.note('10001', [...skipped, message('4'), message('4')]);
  await receipts.tell('p2p-10002', NOW, send);
  await receipts.tell(TEAM, NOW, send);
  receipts.note('10001', [message('5')]);
  receipts.clear();
  await receipts.tell(TEAM, NOW, send);
  expect(sent).toEqual([['4']]);
});

test('messages that came after the moment of reading stay due', async () => {
  const receipts = new TeamReceipts();
  const sent: string[][] = [];
  const send = async (messages: readonly ImMessage[]) => void sent.push(messages.map(({ id }) => id));
  receipts.note('10001', [message('1'), message('2'), message('3')]);
  await receipts.tell(TEAM, 2, send);
  await receipts.tell(TEAM, NOW, send);
  expect(sent).toEqual([['1', '2'], ['3']]);
});

test('a team that the account has left takes no receipts: reading it is no error, and nothing stays due', async () => {
  const receipts = new TeamReceipts();
  const sent: string[][] = [];
  receipts.note('10001', [message('1')]);
  await receipts.tell(TEAM, NOW, () => Promise.reject(new ImError('not-in-team')));
  await receipts.tell(TEAM, NOW, async (messages) => void sent.push(messages.map(({ id }) => id)));
  expect(sent).toEqual([]);
});
