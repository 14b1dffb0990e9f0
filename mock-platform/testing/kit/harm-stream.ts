import { silentLogger } from '../../src/ports.ts';
import { RedisLink, scriptOf } from '../../src/redis/redis-link.ts';

/** Writes the entries of the stream again, each as `change(entry index, fields, number of entries)` leaves it. */
const rewritten = (change: string) => `
local entries = redis.call('XRANGE', key, '-', '+')
redis.call('DEL', key)
for index, entry in ipairs(entries) do
  local fields = entry[2]
  ${change}
  redis.call('XADD', key, entry[1], unpack(fields))
end`;

/** One bit of a text, in its middle. */
const FLIPPED = `
local flipped = function(text)
  local at = math.floor(#text / 2)
  return text:sub(1, at - 1) .. string.char(bit.bxor(text:byte(at), 1)) .. text:sub(at + 1)
end`;

const SNAPSHOT_KEY = `local newest = 0
for _, each in ipairs(redis.call('HKEYS', key .. ':snapshots')) do newest = math.max(newest, tonumber(each)) end
local state = redis.call('HGET', key .. ':snapshots', string.format('%d', newest))`;

const removed = (index: string) => `
local entries = redis.call('XRANGE', key, '-', '+')
redis.call('XDEL', key, entries[${index}][1])`;

const HARMS = {
  'entry flipped': `${FLIPPED} ${rewritten('if index == #entries then fields[4] = flipped(fields[4]) end')}`,
  'entry truncated': rewritten(
    'if index == #entries then fields[4] = fields[4]:sub(1, math.floor(#fields[4] / 2)) end',
  ),
  'entry replaced by its neighbour': rewritten('if index == #entries then fields = entries[index - 1][2] end'),
  'entry without its seal': rewritten("if index == #entries then fields[5] = 'sea1' end"),
  'first entry removed': removed('1'),
  'middle entry removed': removed('#entries - 2'),
  'last entry removed': removed('#entries'),
  'stream deleted': "redis.call('DEL', key)",
  'position deleted': "redis.call('DEL', key .. ':position')",
  'snapshot flipped': `${FLIPPED} ${SNAPSHOT_KEY}
redis.call('HSET', key .. ':snapshots', string.format('%d', newest), flipped(state))`,
  'snapshot truncated': `${SNAPSHOT_KEY}
redis.call('HSET', key .. ':snapshots', string.format('%d', newest), state:sub(1, math.floor(#state / 2)))`,
  'snapshots deleted': "redis.call('DEL', key .. ':snapshots')",
  /** What a former version wrote: neither entries nor snapshots can be compared with anything. */
  'seals never written': `${rewritten('fields[6] = nil; fields[5] = nil')}
for _, each in ipairs(redis.call('HKEYS', key .. ':snapshots')) do
  redis.call('HSET', key .. ':snapshots', each, redis.call('HGET', key .. ':snapshots', each):sub(10))
end`,
} as const;

export type StreamHarm = keyof typeof HARMS;

/** What is harmed, and how. */
interface HarmedStream {
  readonly url: string;
  readonly prefix: string;
  readonly world: string;
  readonly harm: StreamHarm;
}

/** Alters what a Redis has of a world, behind the back of the platform. Answers the key of its stream. */
export async function harmStream({ url, prefix, world, harm }: HarmedStream): Promise<string> {
  const link = new RedisLink({ url, prefix, logger: silentLogger });
  await link.open();
  const script = scriptOf(`local key = prefix .. 'log:' .. redis.call('HGET', prefix .. 'worlds', ARGV[2])
${HARMS[harm]}
return key`);
  const key = await link.run(script, world);
  await link.close();
  return String(key);
}
