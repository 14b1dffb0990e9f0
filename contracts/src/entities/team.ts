import * as z from 'zod/mini';
import { channelId, counter, hallId, momentOrNever, optionalFlag, text, userNo, wireCode } from '../kernel/codecs.ts';
import { idOrNone } from '../kernel/known-values.ts';
import { channel } from './hall.ts';

/**
 * entity.channel-invite-config: the running invite of a voice channel. Without one, `time_len` is 0 and `uid` is empty.
 */
export const inviteConfig = z
  .object({
    /** Duration of the invite in seconds, from its start. */
    time_len: counter,
    /** User number of the invite's owner (role.channel-invite-owner). */
    uid: idOrNone,
  })
  .register(z.globalRegistry, { id: 'ChannelInviteConfig' });
export type InviteConfig = z.output<typeof inviteConfig>;

const teamTexts = {
  /** What the team is looking for, as short tags. */
  tags: z._default(z.array(z.string()), []),
  game_nickname: text,
  game_info: text,
} as const;

/** entity.team-invite */
export const teamInvite = z
  .object({
    /** Whether the invite is still open. */
    effective: optionalFlag,
    /** The voice channel of the team. */
    channel,
    /** 0 as posted, 1 updated, 2 ended. */
    status: wireCode([0, 1, 2]),
    /** Ours: id of the message that carries the invite. */
    inv_id: idOrNone,
    uid: idOrNone,
    time_len: counter,
    /** Expiry of the invite. */
    expired: momentOrNever,
    ...teamTexts,
  })
  .register(z.globalRegistry, { id: 'TeamInvite' });
export type TeamInvite = z.output<typeof teamInvite>;

/** Content of a team info message (chat body type 5), as JSON text. */
export const teamInfoContent = z
  .object({
    hall_id: hallId,
    /** The voice channel of the team. */
    channel_id: channelId,
    hall_name: text,
    channel_name: text,
    time_len: counter,
    ...teamTexts,
  })
  .register(z.globalRegistry, { id: 'TeamInfoContent' });
export type TeamInfoContent = z.output<typeof teamInfoContent>;

/** A gaming entry: a user looks for players. The specification shows none of its fields. */
export const gaming = z
  .object({
    gaming_id: idOrNone,
    hall_id: hallId,
    /** The voice channel of the team. */
    channel_id: channelId,
    uid: userNo,
    nick: text,
    avatar: text,
    game_name: text,
    ...teamTexts,
    /** Number of players still wanted. */
    vacancy: counter,
    create_time: momentOrNever,
  })
  .register(z.globalRegistry, { id: 'Gaming' });
export type Gaming = z.output<typeof gaming>;
