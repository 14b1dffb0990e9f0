import * as z from 'zod/mini';
import { channelId, counter, hallId, msgId, optionalFlag, orNull, text, userNo, wireCode } from '../kernel/codecs.ts';
import { hallRole, micEntry } from './user.ts';

/** entity.channel. Type 0 is a heading that only groups its children (ours). */
const channelFields = {
  id: channelId,
  name: text,
  /** 1 text, 2 voice, 0 heading. */
  type: wireCode([0, 1, 2]),
  hall_id: hallId,
  unread: counter,
  last_message: orNull(z.object({ last_msg_id: msgId, last_msg_content: text })),
  /** Capacity of a voice channel; 0 means unlimited. */
  limit_mic: counter,
  /** Whether a password is needed. */
  pass: optionalFlag,
  /** Token of the audio provider; only in the reply to a join. */
  token: text,
  mic_list: z.optional(z.array(micEntry)),
} as const;

const leafChannel = z.object(channelFields);

export const channel = z
  .object({ ...channelFields, children: z.optional(z.array(leafChannel)) })
  .register(z.globalRegistry, { id: 'Channel' });
export type Channel = z.output<typeof channel>;

/** entity.hall */
export const hall = z
  .object({
    id: hallId,
    name: text,
    bg_img: text,
    /** Always present in the reply to hall.detail (`hallDetail`); lists of halls omit it. */
    channels: z.optional(z.array(channel)),
    /** The owner's user number. */
    user_id: userNo,
    in_hall: optionalFlag,
    welcome_channel_id: orNull(channelId),
    unread: counter,
    /** Ours: shown by a card in "discover". */
    intro: text,
    user_count: counter,
    online_count: counter,
    /** Only owner and managers may write. */
    mute_all: optionalFlag,
  })
  .register(z.globalRegistry, { id: 'Hall' });
export type Hall = z.output<typeof hall>;

/** One hall with all of its details. */
export const hallDetail = z
  .extend(hall, { channels: z.array(channel) })
  .register(z.globalRegistry, { id: 'HallDetail' });
export type HallDetail = z.output<typeof hallDetail>;

/** entity.channel-join-info. Role `admin` disables the tracking of sent messages. */
export const channelJoinInfo = z
  .object({
    hall_id: hallId,
    channel_id: channelId,
    role: hallRole,
    type: wireCode([1, 2]),
    token: text,
    /** The user is currently muted here. */
    text_mute: optionalFlag,
    /** Only owner and managers may currently write here. */
    mute_all: optionalFlag,
  })
  .register(z.globalRegistry, { id: 'ChannelJoinInfo' });
export type ChannelJoinInfo = z.output<typeof channelJoinInfo>;
