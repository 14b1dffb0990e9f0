import type { Logger } from '../../ports.ts';
import type { RedisLink } from '../../redis/redis-link.ts';
import type { LogStore, WorldChange } from '../log.ts';
import { DROP, LIST, REPLACE } from './log-scripts.ts';
import { RedisLog } from './redis-log.ts';
import { checkOf } from './seals.ts';

interface RedisLogsOptions {
  readonly link: RedisLink;
  readonly url: string;
  readonly prefix: string;
  readonly logger: Logger;
}

/**
 * Logs of worlds as streams of one Redis, which any number of nodes share. Acknowledged means that Redis has it, and with
 * `appendonly yes` and `appendfsync always` that its disk has it. The link belongs to the caller.
 */
export function createRedisLogs({ link, url, prefix, logger }: RedisLogsOptions): LogStore {
  const opened = new Set<RedisLog>();
  const watchers = new Set<(change: WorldChange) => void>();
  /** World to number of its log, as this node has heard. */
  let known = new Map<string, string>();
  const announce = (kind: WorldChange['kind'], world: string) => {
    for (const onChange of [...watchers]) onChange({ kind, world });
  };
  const stored = async () => {
    const pairs = (await link.run(LIST)) as string[]; // HGETALL within a script: a flat list
    return new Map(pairs.flatMap((world, index) => (index % 2 === 0 ? [[world, String(pairs[index + 1])]] : [])));
  };
  /** News were missed, or could not be followed without Redis: what there is now is announced, also where it is known already. */
  const compare = async () => {
    const before = known;
    known = await stored();
    for (const [world, log] of before) if (known.get(world) !== log) announce('deleted', world);
    for (const world of known.keys()) announce('made', world);
  };
  const hear = (news: string) => {
    const [kind, log = '', world = ''] = news.split(' ');
    if (kind === 'deleted') {
      // The world was made again since, which this node has heard by listing.
      if (Number(known.get(world) ?? 0) > Number(log)) return;
      known.delete(world);
      announce('deleted', world);
      return;
    }
    for (const each of [...opened]) each.wake(log, world);
    if (kind !== 'made') return;
    known.set(world, log);
    announce('made', world);
  };
  const stops = [
    link.onNews(hear),
    link.onUp(() => {
      for (const each of [...opened]) each.resume();
      // Out of reach again: the next connection compares.
      compare().catch(() => {});
    }),
    link.onBeat(() => {
      for (const each of [...opened]) each.look();
    }),
  ];
  return {
    open: (world) => {
      const log = new RedisLog({ link, world, url, prefix, logger, onClose: () => opened.delete(log) });
      opened.add(log);
      return log;
    },
    watch: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    list: async () => {
      known = await stored();
      return [...known.keys()];
    },
    isSound: () => link.isSound,
    remedyFor: () => 'restore Redis from a backup, or delete the world',
    drop: async (world) => {
      await link.run(DROP, world);
    },
    replace: async (world, commands, leave) => {
      const text = JSON.stringify(commands);
      const log = await link.run(REPLACE, world, commands.length, text, checkOf(text));
      // Before its news: the end of the former log is not that of the world then.
      known.set(world, String(log));
      // What this node still writes to the former log is refused by its number.
      await leave();
    },
    close: async () => {
      for (const stop of stops) stop();
      for (const each of opened) each.abandon();
    },
  };
}
