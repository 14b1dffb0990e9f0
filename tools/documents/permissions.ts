import {
  ERRORS,
  GROUP_PERMISSIONS,
  type GroupPermission,
  type GroupStanding,
  HALL_PERMISSIONS,
  type HallPermission,
  type HallStanding,
  ROOM_PERMISSIONS,
  type RoomPermission,
  type RoomStanding,
  type Verdict,
} from '@miczero/contracts';
import { NOTE, table } from './markdown.ts';

const HALL_STANDINGS: readonly HallStanding[] = ['owner', 'manager', 'member', 'outsider', 'visitor'];
const HALL_HINDRANCES = [
  ['text_mute', 'muted in text'],
  ['mic_mute', 'muted on the microphone'],
  ['mute_all', 'all muted'],
  ['banned', 'banned from the channel'],
] as const;

const ROOM_STANDINGS: readonly RoomStanding[] = ['owner', 'manager', 'reception', 'member', 'banned', 'visitor'];
const ROOM_HINDRANCES = [
  ['away', 'not in the room'],
  ['closed', 'the room is closed'],
  ['muted', 'muted in the room'],
] as const;

const GROUP_STANDINGS: readonly GroupStanding[] = ['owner', 'manager', 'member', 'outsider'];

const words = (verdict: Verdict) => (verdict === 'yes' ? 'yes' : `${ERRORS[verdict].code} ${verdict}`);

const hallRows = Object.entries<HallPermission>(HALL_PERMISSIONS).map(([action, row]) => [
  `\`${action}\``,
  row.what,
  ...HALL_STANDINGS.map((standing) => words(row[standing])),
  row.over ? `owner: ${row.over.owner.join(', ')}; manager: ${row.over.manager.join(', ') || 'none'}` : '',
  HALL_HINDRANCES.flatMap(([name, when]) => (row[name] ? [`${when}: ${words(row[name])}`] : [])).join('; '),
]);

const roomRows = Object.entries<RoomPermission>(ROOM_PERMISSIONS).map(([action, row]) => [
  `\`${action}\``,
  row.what,
  ...ROOM_STANDINGS.map((standing) => words(row[standing])),
  row.downwards ? 'users of a lower standing' : '',
  ROOM_HINDRANCES.flatMap(([name, when]) => (row[name] ? [`${when}: ${words(row[name])}`] : [])).join('; '),
]);

const groupRows = Object.entries<GroupPermission>(GROUP_PERMISSIONS).map(([action, row]) => [
  `\`${action}\``,
  row.what,
  ...GROUP_STANDINGS.map((standing) => words(row[standing])),
  row.over ? `owner: ${row.over.owner.join(', ')}; manager: ${row.over.manager.join(', ')}` : '',
]);

/** The permission tables of halls, rooms and groups. */
export function permissionsTable(): string {
  return `# Permissions

${NOTE} From \`contracts/src/permissions\`: the platform refuses by these tables, and the client shows its buttons and menus by them. Tests walk every cell of the tables through the real commands, against an expectation written by hand.

## In a hall

An outsider is signed in but not a member of the hall; a visitor has no session. An action on a user reaches only the standings in the table: other members answer with \`personProtected\`, users outside the hall with \`userUnknown\`. While all are muted, owner and managers may still write. For outsiders the gaming entries of a hall do not exist (\`gamingUnknown\`).

${table(['action', 'what', ...HALL_STANDINGS, 'reaches', 'blocked when'], hallRows)}

## In a room

A visitor has not entered the room; a banned user may not. An action on a user reaches only users of a lower standing, and answers with \`roomPermissionNeeded\` for the others.

${table(['action', 'what', ...ROOM_STANDINGS, 'reaches', 'blocked when'], roomRows)}

## In a group

An outsider is signed in but not a member of the group. Removing reaches only the standings in the table: other members answer with \`groupPermissionNeeded\`, users outside the group with \`userUnknown\`. A dismissed group does not exist (\`groupUnknown\`).

${table(['action', 'what', ...GROUP_STANDINGS, 'reaches'], groupRows)}
`;
}
