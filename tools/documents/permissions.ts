import { ERRORS } from '@miczero/contracts';
import {
  type HallAction,
  PERMISSIONS,
  type PermissionRow,
  type Verdict,
} from '../../mock-platform/src/core/areas/halls/permissions.ts';
import { NOTE, table } from './markdown.ts';

const HINDRANCES = [
  ['text_mute', 'muted in text'],
  ['mic_mute', 'muted on the microphone'],
  ['mute_all', 'all muted'],
  ['banned', 'banned from the channel'],
] as const;

const verdict = (value: Verdict) => (value === 'yes' ? 'yes' : `${ERRORS[value].code} ${value}`);

/** The permission matrix of halls, as the platform applies it. */
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
  return `# Who may do what in a hall

${NOTE} From \`core/areas/halls/permissions.ts\`, the only place that decides; a test walks every cell through the real commands.

An outsider is signed in but no member of the hall; a visitor has no session. What is done to a person reaches only whom the table names: others answer \`personProtected\`, and people who are no members \`userUnknown\`. While all are muted, owner and managers may still write. Gaming entries of a hall do not exist for its outsiders (\`gamingUnknown\`).

${table(head, rows)}
`;
}
