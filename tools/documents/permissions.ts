import {
  ERRORS,
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
  row.downwards ? 'people of a lower standing' : '',
  ROOM_HINDRANCES.flatMap(([name, when]) => (row[name] ? [`${when}: ${words(row[name])}`] : [])).join('; '),
]);

/** The permission tables of halls and rooms. */
export function permissionsTable(): string {
  return `# Who may do what

${NOTE} From \`contracts/src/permissions\`: the platform refuses by these tables, and the client shows its buttons and menus by them. Tests walk every cell of both tables through the real commands, against an expectation written down by hand.

## In a hall

An outsider is signed in but no member of the hall; a visitor has no session. An action on a person reaches only the standings that the table names: for other members it answers \`personProtected\`, and for people outside the hall \`userUnknown\`. While all are muted, owner and managers may still write. Gaming entries of a hall do not exist for its outsiders (\`gamingUnknown\`).

${table(['action', 'what', ...HALL_STANDINGS, 'done to whom', 'hindered when'], hallRows)}

## In a room

A visitor has not come in; a banned person may not. An action on a person reaches only people of a lower standing, and answers \`roomPermissionNeeded\` for the others.

${table(['action', 'what', ...ROOM_STANDINGS, 'done to whom', 'hindered when'], roomRows)}
`;
}
