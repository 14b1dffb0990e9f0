import { scriptOf } from '../../redis/redis-link.ts';

/**
 * What Redis has, below the prefix:
 *
 * | Key | Holds |
 * |---|---|
 * | `worlds` | hash: world to the number of its log. A world that is made again gets another number |
 * | `log:<number>` | stream: a group of commands an entry, `<position of its last command>-0` its id, with a seal (`seals.ts`) |
 * | `log:<number>:position` | the last position |
 * | `log:<number>:writer:<id>` | the latest group of a writer, `<number of the group> <its last position>` |
 * | `log:<number>:snapshots` | hash: position to check and state, the newest two |
 *
 * News on the channel: `stored <number>`, `made <number> <world>`, `deleted <number> <world>`.
 */

/** How long a writer may ask again whether its group was stored. */
const WRITER_KEPT_MS = 86_400_000;

/**
 * Stores a group, once however often it is asked. Arguments: world, number of its log or '', writer, number of the group,
 * position that the writer has seen, how many commands, their text and its check. Answers `{number, last position}`, `dropped`
 * when the log is not that of the world any more, `behind` when Redis has less than the writer, `:position` or `` for the key
 * of the log that is missing, to which nothing is added.
 */
export const APPEND = scriptOf(`
local world, mine, writer, group, seen, count, text, check = unpack(ARGV, 2)
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
local stored = redis.call('GET', key .. ':position')
if not stored and mine ~= '' then return ':position' end
local position = tonumber(stored or '0')
if position < tonumber(seen) then return 'behind' end
-- A log that begins with a state has no command before its first one.
if position > 0 and redis.call('XLEN', key) == 0 and redis.call('HEXISTS', key .. ':snapshots', stored) == 0 then return '' end
local last = position + tonumber(count)
local id = string.format('%d', last)
local seal = redis.sha1hex(id .. ' ' .. count .. ' ' .. check)
redis.call('XADD', key, id .. '-0', 'count', count, 'commands', text, 'seal', seal)
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

/** Positions of all snapshots. Argument: number of the log. */
export const SNAPSHOTS = scriptOf(`return redis.call('HKEYS', prefix .. 'log:' .. ARGV[2] .. ':snapshots')`);

/** A snapshot as it is stored, or nothing. Arguments: number of the log, position. */
export const SNAPSHOT_AT = scriptOf(`return redis.call('HGET', prefix .. 'log:' .. ARGV[2] .. ':snapshots', ARGV[3])`);

/**
 * Where a log begins and ends. Arguments: its number, world. Answers the last position, id and count of the first entry, id of the
 * last entry, each '' when there is none, and the positions of the snapshots; nothing when it is not the log of the world any more.
 */
export const EDGES = scriptOf(`
if redis.call('HGET', prefix .. 'worlds', ARGV[3]) ~= ARGV[2] then return false end
local key = prefix .. 'log:' .. ARGV[2]
local first = redis.call('XRANGE', key, '-', '+', 'COUNT', 1)[1]
local last = redis.call('XREVRANGE', key, '+', '-', 'COUNT', 1)[1]
local edges = {
  redis.call('GET', key .. ':position') or '',
  first and first[1] or '', first and first[2][2] or '', last and last[1] or ''
}
for _, position in ipairs(redis.call('HKEYS', key .. ':snapshots')) do table.insert(edges, position) end
return edges`);

/** Begins the log of a world that has none with a state. Arguments: world, position, check and state. Answers the number of the log, or nothing. */
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
 * has lost its lease long ago. Arguments: world, number of the log, position, check and state.
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

/**
 * Replaces the log of a world by one that begins with a group. Arguments: world, how many commands, their text and its check. Answers the
 * number of the new log.
 */
export const REPLACE = scriptOf(`
local world, count, text, check = unpack(ARGV, 2)
local former = redis.call('HGET', prefix .. 'worlds', world)
local log = tostring(redis.call('INCR', prefix .. 'logs'))
local key = prefix .. 'log:' .. log
local seal = redis.sha1hex(count .. ' ' .. count .. ' ' .. check)
redis.call('XADD', key, count .. '-0', 'count', count, 'commands', text, 'seal', seal)
redis.call('SET', key .. ':position', count)
redis.call('HSET', prefix .. 'worlds', world, log)
local news = prefix .. 'news'
if former then
  local old = prefix .. 'log:' .. former
  redis.call('UNLINK', old, old .. ':position', old .. ':snapshots')
  redis.call('PUBLISH', news, 'deleted ' .. former .. ' ' .. world)
end
redis.call('PUBLISH', news, 'made ' .. log .. ' ' .. world)
return log`);

/** Argument: world. */
export const DROP = scriptOf(`
local log = redis.call('HGET', prefix .. 'worlds', ARGV[2])
if not log then return 'absent' end
redis.call('HDEL', prefix .. 'worlds', ARGV[2])
local key = prefix .. 'log:' .. log
redis.call('UNLINK', key, key .. ':position', key .. ':snapshots')
redis.call('PUBLISH', prefix .. 'news', 'deleted ' .. log .. ' ' .. ARGV[2])
return 'dropped'`);
