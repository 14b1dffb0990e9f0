import { describe, expect, test } from 'vitest';
import { FOUND_MAX, foundCommands, isFound, SEARCHED_MAX } from './found-commands.ts';

const nicks = new Map([['10001', '阿澈']]);
const command = (position: number, name = 'chat.send') => ({
  position,
  at: 0,
  name,
  by: '10001',
  input: '{"text":"晚上好"}',
});

/** A recording in which every command of a position that passes is a line; it counts what is read. */
function recording(last: number, isLine: (position: number) => boolean) {
  let asked = 0;
  const read = async ({ from, count }: { readonly from: string; readonly count: string }) => {
    asked += 1;
    const list = Array.from({ length: Number(count) }, (_, index) => Number(from) + index).map((position) =>
      command(position, isLine(position) ? 'chat.send' : 'seat.volume'),
    );
    return { list };
  };
  return { asked: () => asked, find: (search: string) => foundCommands({ first: 1, last }, search, { read, nicks }) };
}

test('a command is found by its name, its content, and the name or number of who gave it', () => {
  for (const search of ['chat', '阿澈', '10001', '晚上', 'SEND 阿澈 晚上'])
    expect(isFound(command(1), search, nicks)).toBe(true);
  for (const search of ['seat', '小满', 'chat 小满']) expect(isFound(command(1), search, nicks)).toBe(false);
});

describe('a search through a recording', () => {
  test('reads all of a short one', async () => {
    const { find } = recording(450, (position) => position === 3 || position === 449);
    const { list, isAll } = await find('chat.send');
    expect(list.map(({ position }) => position)).toEqual([3, 449]);
    expect(isAll).toBe(true);
  });

  test('ends with the newest ones when there are many', async () => {
    const { find, asked } = recording(100_000, (position) => position % 2 === 0);
    const { list, isAll } = await find('chat.send');
    expect(list).toHaveLength(FOUND_MAX);
    expect(list.at(-1)?.position).toBe(100_000);
    expect(isAll).toBe(false);
    expect(asked()).toBe(1);
  });

  test('gives up on a long one in which there is nothing', async () => {
    const { find, asked } = recording(100_000, () => false);
    expect(await find('chat.send')).toEqual({ list: [], isAll: false });
    expect(asked()).toBe(SEARCHED_MAX / 200);
  });
});
