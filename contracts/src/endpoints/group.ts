import * as z from 'zod/mini';
import { barGroup, boundHall, groupInfo, groupMember } from '../entities/group.ts';
import { userBrief } from '../entities/people.ts';
import { commaList, counter, flag, hallId } from '../kernel/codecs.ts';
import { intBetween, pageNumber } from '../kernel/paging.ts';
import { GROUP_PATHS } from '../paths/group.ts';
import { type Calls, defineEndpoint } from './define-endpoint.ts';

const SHAPE = 'the specification does not show the payload of this call';
const groupId = z.string().check(z.regex(/^[0-9A-Za-z_-]{1,64}$/));
const whichGroup = z.object({ group_id: groupId });

/** api.group.details */
const details = defineEndpoint(GROUP_PATHS, {
  name: 'group.details',
  summary: 'Several groups. Unknown groups, and groups that the caller has no relation to, are left out.',
  host: 'group',
  encoding: 'query',
  signed: true,
  request: z.object({
    /** Comma-separated list, at most 100. */
    group_ids: commaList(groupId).check(z.maxLength(100)),
  }),
  data: z.object({ list: z.array(groupInfo) }),
  refusals: [],
  causes: [],
  rules: ['api.group.details', 'entity.group-info'],
  provisional: SHAPE,
});

/** api.group.detail */
const detail = defineEndpoint(GROUP_PATHS, {
  name: 'group.detail',
  summary: "A group that the caller belongs or belonged to, or that serves the caller, with the caller's membership.",
  host: 'group',
  encoding: 'query',
  signed: true,
  request: whichGroup,
  data: groupInfo,
  refusals: ['groupUnknown'],
  causes: [],
  rules: ['api.group.detail'],
  provisional: SHAPE,
});

/** api.group.members */
const members = defineEndpoint(GROUP_PATHS, {
  name: 'group.members',
  summary: 'All members of a group with their roles.',
  host: 'group',
  encoding: 'query',
  signed: true,
  request: whichGroup,
  data: z.object({ list: z.array(groupMember) }),
  refusals: ['groupUnknown', 'groupNotJoined'],
  causes: [],
  rules: ['api.group.members'],
  provisional: SHAPE,
});

/** api.group.user-list */
const userList = defineEndpoint(GROUP_PATHS, {
  name: 'group.user_list',
  summary: "A page of a group's members, online members first.",
  host: 'group',
  encoding: 'query',
  signed: true,
  request: z.object({ group_id: groupId, page: pageNumber, page_size: intBetween(1, 100) }),
  data: z.object({ list: z.array(userBrief), page: counter, page_total: counter }),
  refusals: ['groupUnknown', 'groupNotJoined'],
  causes: [],
  rules: ['api.group.user-list'],
  provisional: SHAPE,
});

/** api.group.get-bound-hall */
const getBoundHall = defineEndpoint(GROUP_PATHS, {
  name: 'group.get_bound_hall',
  summary: 'The hall that a group belongs to, or null.',
  host: 'group',
  encoding: 'query',
  signed: true,
  request: whichGroup,
  data: z.object({ hall: z.nullable(boundHall) }),
  refusals: ['groupUnknown'],
  causes: [],
  rules: ['api.group.get-bound-hall'],
  provisional: SHAPE,
});

/** api.group.weal-bind-hall: requires the caller to own the group and to manage the hall. */
const wealBindHall = defineEndpoint(GROUP_PATHS, {
  name: 'group.weal_bind_hall',
  summary: 'Bind a weal group to a hall.',
  host: 'group',
  encoding: 'json',
  signed: true,
  request: z.object({ group_id: groupId, hall_id: hallId }),
  data: z.object({ hall: boundHall }),
  refusals: ['groupUnknown', 'groupNotJoined', 'groupPermissionNeeded', 'hallProblem'],
  causes: [],
  rules: ['api.group.weal-bind-hall'],
  provisional: SHAPE,
});

/** api.group.weal-hall */
const wealHall = defineEndpoint(GROUP_PATHS, {
  name: 'group.weal_hall',
  summary: 'The hall of a weal group, and whether the caller may bind one.',
  host: 'group',
  encoding: 'query',
  signed: true,
  request: whichGroup,
  data: z.object({ hall: z.nullable(boundHall), can_bind: flag }),
  refusals: ['groupUnknown'],
  causes: [],
  rules: ['api.group.weal-hall'],
  provisional: SHAPE,
});

/** api.group.serve-group */
const serveGroup = defineEndpoint(GROUP_PATHS, {
  name: 'group.serve_group',
  summary: 'The customer-service group, whether or not the caller is a member.',
  host: 'group',
  encoding: 'query',
  signed: true,
  request: z.object({}),
  data: z.object({ group: z.nullable(barGroup), in_group: flag }),
  refusals: [],
  causes: [],
  rules: ['api.group.serve-group'],
  provisional: SHAPE,
});

export const GROUP_CALLS = {
  'group.details': details,
  'group.detail': detail,
  'group.members': members,
  'group.user_list': userList,
  'group.get_bound_hall': getBoundHall,
  'group.weal_bind_hall': wealBindHall,
  'group.weal_hall': wealHall,
  'group.serve_group': serveGroup,
} as const satisfies Calls<typeof GROUP_PATHS>;
