import * as z from 'zod/mini';
import { textOfForm } from '../kernel/known-values.ts';

/** entity.message-card.img */
export const cardImage = z.object({
  src: z.string(),
  /** Width and height joined by `_`, or empty. */
  w_h: textOfForm(/\d+_\d+/),
});

/**
 * entity.message-card: the body of a card message. Its fields depend on the kind of card: a room, a team of a hall, or
 * an activity. Text that is not JSON, or not a card, shows 格式不支持 (rule.card-bad-json).
 */
export const messageCard = z
  .object({
    // A voice room.
    room_id: z.optional(z.string()),
    room_name: z.optional(z.string()),
    room_avatar: z.optional(z.string()),
    // A team looking for players.
    hall_name: z.optional(z.string()),
    /** The first three are shown (const.team-invite-3-tags). */
    tags: z.optional(z.array(z.string())),
    game_nickname: z.optional(z.string()),
    game_info: z.optional(z.string()),
    // An activity.
    activity_type: z.optional(z.literal(['activity_coupon', 'text', 'poster', 'exchange', 'recall', 'new_user'])),
    title: z.optional(z.string()),
    msg: z.optional(z.string()),
    type_str: z.optional(z.literal(['work', 'exchange'])),
    /** Text of the link, and its target. */
    url_name: z.optional(z.string()),
    href_web: z.optional(z.string()),
    img: z.optional(z.array(cardImage)),
  })
  .register(z.globalRegistry, { id: 'MessageCard' });
export type MessageCard = z.output<typeof messageCard>;
