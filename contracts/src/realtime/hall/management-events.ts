import * as z from 'zod/mini';
import { hallNotice } from '../../entities/notice.ts';
import { channelId, flag, hallId, msgId, text, userNo, wireCode } from '../../kernel/codecs.ts';
import { defineEvent } from '../../kernel/define-event.ts';
import { idOrNone, optionalId } from '../../kernel/known-values.ts';

/** The events of the hall socket that report changes of a hall, its channels or a membership. */

const BODY = 'the specification names only some fields of this body';

/** 1003: sent to every member. `welcome_channel_id` is absent when the channels were deleted with the hall. */
export const hallDissolvedEvent = defineEvent({
  name: 'hallDissolved',
  code: 1003,
  summary: 'The hall was dissolved.',
  audience: 'hall',
  body: z.object({ hall_id: hallId, hall_name: text, welcome_channel_id: optionalId(channelId) }),
  rules: ['hall-event.1003', 'hall-event.1003.no-current-channel', 'hall-event.1003.with-channel'],
  provisional: BODY,
});

/** 1006: clients refetch what changed, because each member sees different counts. */
export const hallEditedEvent = defineEvent({
  name: 'hallEdited',
  code: 1006,
  summary:
    'An edit: 1 of a channel, 2 of the hall, 3 of the channel list. Type 3 moves members in `channel_id` to the welcome channel.',
  audience: 'hall',
  body: z.object({
    type: wireCode([1, 2, 3]),
    hall_id: hallId,
    /**
     * The channel that was created or changed (type 1) or removed (type 3). Absent with type 3: the current channel.
     */
    channel_id: optionalId(channelId),
  }),
  rules: ['hall-event.1006', 'hall-event.1006.type-1', 'hall-event.1006.type-2', 'hall-event.1006.type-3'],
  provisional: BODY,
});

/** 1010 */
export const noticeChangedEvent = defineEvent({
  name: 'noticeChanged',
  code: 1010,
  summary: 'A notice of the hall: 1 added, 2 deleted or expired.',
  audience: 'hall',
  body: z.object({ type: wireCode([1, 2]), notice: hallNotice }),
  rules: ['hall-event.1010'],
  provisional: 'the specification says only that a notice is added or deleted',
});

/** 1015: an invite (`inv_id`) or a gaming entry (`gaming_id`) started, changed or ended. */
export const teamUpdatedEvent = defineEvent({
  name: 'teamUpdated',
  code: 1015,
  summary: 'A team invite or gaming entry: 0 started, 1 changed, 2 ended.',
  audience: 'hall',
  body: z.object({
    status: wireCode([0, 1, 2]),
    hall_id: hallId,
    /** The voice channel of the team. */
    channel_id: channelId,
    /** The owner of the invite or entry. */
    uid: userNo,
    /** Id of the message that carries the invite. */
    inv_id: optionalId(msgId),
    gaming_id: z.optional(idOrNone),
  }),
  rules: ['hall-event.1015', 'hall-event.1015.status-2', 'chat.invite-status-1'],
  provisional: BODY,
});

/** 2000: sent to the user's own connections; other members receive 1002. */
export const membershipEvent = defineEvent({
  name: 'membershipChanged',
  code: 2000,
  summary: "The user's own membership: 1 joined, 2 left, 3 kicked out.",
  audience: 'user',
  body: z.object({
    type: wireCode([1, 2, 3]),
    hall_id: hallId,
    hall_name: text,
    uid: userNo,
    /** Text to show; empty selects the client's own text. */
    msg: text,
  }),
  rules: ['hall-event.2000', 'hall-event.2000.type-2', 'hall-event.2000.type-3'],
  provisional: 'type 1 as joined, and the addressee, are our guess (open point B24)',
});

/** 2003 */
export const voicePasswordEvent = defineEvent({
  name: 'voicePasswordChanged',
  code: 2003,
  summary: 'The password of a channel was set, changed or removed.',
  audience: 'hall',
  body: z.object({
    hall_id: hallId,
    channel_id: channelId,
    /** Whether a password is required from now on. */
    pass: flag,
  }),
  rules: ['hall-event.2003'],
  provisional: BODY,
});
