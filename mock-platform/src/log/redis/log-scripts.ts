import { scriptOf } from '../../redis/redis-link.ts';

/**
 * What Redis has, below the prefix:
 *
 * | Key | Holds |
 * |---|---|
 * | `worlds` | hash: world to the number of its log. A world that is made again gets another number |
 * | `log:<number>` | stream: a group of commands an entry, `<position of its last command>-0` its id |
 * | `log:<number>:position` | the last position |
 * | `log:<number>:writer:<id>` | the latest group of a writer, `<number of the group> <its last position>` |
 * | `log:<number>:snapshots` | hash: position to state, the newest two |
 *
 * News on the channel: `stored <number>`, `made <number> <world>`, `deleted <number> <world>`.
 */

/** How long a writer may ask again whether its group was stored. */
const WRITER_KEPT_MS = 86_400_000;

/**
 * Stores a group, once however often it is asked. Arguments: world, number of its log or '', writer, number of the group,
 * position that the writer has seen, how many commands, their text. Answers `{number, last position}`, `dropped` when the log
 * is not that of the world any more, `behind` when Redis has less than the writer.
 */
export const APPEND = scriptOf(`
local world, mine, writer, group, seen, count, text = unpack(ARGV, 2)
local log = redis.call('HGET', prefix .. 'worlds', world)
if mine ~= '' and log ~= mine then return 'dropped' end
if not log then
  log = tostring(redis.call('INCR', prefix .. 'logs'))
  redis.call('HSET', prefix .. 'worlds', world, log)
end
local key = prefix .. 'log:' .. log
local done = redis.call('GET', key .. ':writer:' .. writer)
if done then
  local number, last = string.match(done, '(%d+) (%d+)')
  if tonumber(number) >= tonumber(group) then return {log, tonumber(last)} end
end
local position = tonumber(redis.call('GET', key .. ':position') or '0')
if position < tonumber(seen) then return 'behind' end
local last = position + tonumber(count)
local id = string.format('%d', last)
redis.call('XADD', key, id .. '-0', 'count', count, 'commands', text)
redis.call('SET', key .. ':position', id)
redis.call('SET', key .. ':writer:' .. writer, group .. ' ' .. id, 'PX', ${WRITER_KEPT_MS})
local news = prefix .. 'news'
if position == 0 then redis.call('PUBLISH', news, 'made ' .. log .. ' ' .. world) end
redis.call('PUBLISH', news, 'stored ' .. log)
return {log, last}`);

/** The groups after a position. Arguments: number of the log, position, how many at most. */
export const READ = scriptOf(`
return redis.call('XRANGE', prefix .. 'log:' .. ARGV[2], '(' .. ARGV[3] .. '-0', '+', 'COUNT', ARGV[4])`);

/** The last position. Argument: number of the log. */
export const POSITION = scriptOf(`return redis.call('GET', prefix .. 'log:' .. ARGV[2] .. ':position') or '0'`);

/** Numbers of all logs: `{world, number, …}`. */
export const LIST = scriptOf(`return redis.call('HGETALL', prefix .. 'worlds')`);

/** Argument: world. Answers the number of its log, or nothing. */
export const NUMBER = scriptOf(`return redis.call('HGET', prefix .. 'worlds', ARGV[2])`);

/** The newest snapshot: `{position, state}`, or nothing. Argument: number of the log. */
export const SNAPSHOT = scriptOf(`
local key = prefix .. 'log:' .. ARGV[2] .. ':snapshots'
local newest = 0
for _, position in ipairs(redis.call('HKEYS', key)) do newest = math.max(newest, tonumber(position)) end
if newest == 0 then return false end
local field = string.format('%d', newest)
return {field, redis.call('HGET', key, field)}`);

/** Positions and states of all snapshots: `{position, state, …}`. Argument: number of the log. */
export const SNAPSHOTS = scriptOf(`return redis.call('HGETALL', prefix .. 'log:' .. ARGV[2] .. ':snapshots')`);

/** Begins the log of a world that has none with a state. Arguments: world, position, state. Answers the number of the log, or nothing. */
export const BEGIN = scriptOf(`
local world, position, state = unpack(ARGV, 2)
if redis.call('HGET', prefix .. 'worlds', world) then return false end
local log = tostring(redis.call('INCR', prefix .. 'logs'))
redis.call('HSET', prefix .. 'worlds', world, log)
redis.call('HSET', prefix .. 'log:' .. log .. ':snapshots', position, state)
redis.call('SET', prefix .. 'log:' .. log .. ':position', position)
redis.call('PUBLISH', prefix .. 'news', 'made ' .. log .. ' ' .. world)
return log`);

/**
 * Stores a snapshot, keeps the newest two, and forgets the commands that both hold: a reader that is further behind than that
 * has lost its lease long ago. Arguments: world, number of the log, position, state.
 */
export const SAVE_SNAPSHOT = scriptOf(`
local world, log, position, state = unpack(ARGV, 2)
if redis.call('HGET', prefix .. 'worlds', world) ~= log then return 'dropped' end
local key = prefix .. 'log:' .. log
redis.call('HSET', key .. ':snapshots', position, state)
local positions = {}
for _, each in ipairs(redis.call('HKEYS', key .. ':snapshots')) do table.insert(positions, tonumber(each)) end
table.sort(positions, function(a, b) return a > b end)
for index = 3, #positions do redis.call('HDEL', key .. ':snapshots', string.format('%d', positions[index])) end
if positions[2] then redis.call('XTRIM', key, 'MINID', string.format('%d', positions[2] + 1) .. '-0') end
return 'saved'`);

/** Argument: world. */
export const DROP = scriptOf(`
local log = redis.call('HGET', prefix .. 'worlds', ARGV[2])
if not log then return 'absent' end
redis.call('HDEL', prefix .. 'worlds', ARGV[2])
local key = prefix .. 'log:' .. log
redis.call('UNLINK', key, key .. ':position', key .. ':snapshots')
redis.call('PUBLISH', prefix .. 'news', 'deleted ' .. log .. ' ' .. ARGV[2])
return 'dropped'`);
