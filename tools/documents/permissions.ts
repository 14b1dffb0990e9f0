import { ERRORS } from '@miczero/contracts';
import {
  type HallAction,
  PERMISSIONS,
  type PermissionRow,
  type Verdict,
} from '../../mock-platform/src/core/rights/hall-permissions.ts';
import {
  ROOM_PERMISSIONS,
  type RoomAction,
  type RoomRole,
} from '../../mock-platform/src/core/rights/room-permissions.ts';
import { NOTE, table } from './markdown.ts';

const HINDRANCES = [
  ['text_mute', 'muted in text'],
  ['mic_mute', 'muted on the microphone'],
  ['mute_all', 'all muted'],
  ['banned', 'banned from the channel'],
] as const;

const verdict = (value: Verdict) => (value === 'yes' ? 'yes' : `${ERRORS[value].code} ${value}`);

const ROOM_ROLES: readonly RoomRole[] = ['owner', 'manager', 'reception', 'member', 'banned', 'visitor'];

const ROOM_ACTIONS: { readonly [Action in RoomAction]: string } = {
  preview: 'see its card and its switches from outside',
  join: 'come in',
  look: 'see who is there',
  'look-behind': 'see who is banned and muted',
  chat: 'write',
  gift: 'give',
  apply: 'apply for a seat',
  sit: 'take a free seat',
  'manage-seats': 'seat, take off, mute and free seats, answer applications',
  mute: 'mute a person in the chat',
  'put-out': 'put somebody out, ban and let in again',
  'clear-chat': 'clear the chat',
  hearts: 'count hearts: on, off, anew',
  decorate: 'change notice and background',
  edit: 'change name, class, cover, password, number and freedom of seats',
  'set-reception': 'make a receptionist',
  'set-manager': 'make a manager',
};

/** The permission matrices of halls and rooms, as the platform applies them. */
export function permissionsTable(): string {
  const rows = (Object.entries(PERMISSIONS) as [HallAction, PermissionRow][]).map(([action, row]) => [
    `\`${action}\``,
    row.what,
    verdict(row.owner),
    verdict(row.manager),
    verdict(row.member),
    verdict(row.outsider),
    verdict(row.visitor),
    row.over ? `owner: ${row.over.owner.join(', ')}; manager: ${row.over.manager.join(', ') || 'nobody'}` : '',
    HINDRANCES.flatMap(([name, words]) => (row[name] ? [`${words}: ${verdict(row[name])}`] : [])).join('; '),
  ]);
  const head = ['action', 'what', 'owner', 'manager', 'member', 'outsider', 'visitor', 'done to whom', 'hindered when'];
  const roomRows = (Object.entries(ROOM_ACTIONS) as [RoomAction, string][]).map(([action, what]) => [
    `\`${action}\``,
    what,
    ...ROOM_ROLES.map((role) => {
      const may = ROOM_PERMISSIONS[action][role];
      return verdict(may === true ? 'yes' : may);
    }),
  ]);
  return `# Who may do what

${NOTE} Tests walk every cell of both tables through the real commands, against an expectation written down by hand.

## In a hall

From \`core/rights/hall-permissions.ts\`, the only place that decides.

An outsider is signed in but no member of the hall; a visitor has no session. What is done to a person reaches only whom the table names: others answer \`personProtected\`, and people who are no members \`userUnknown\`. While all are muted, owner and managers may still write. Gaming entries of a hall do not exist for its outsiders (\`gamingUnknown\`).

${table(head, rows)}

## In a room

From \`core/rights/room-permissions.ts\`, the only place that decides. A visitor has not come in, a banned person may not. What is done to a person reaches only those below: nobody acts on somebody of their own rank or above.

${table(['action', 'what', ...ROOM_ROLES], roomRows)}
`;
}
