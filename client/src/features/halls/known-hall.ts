import type { Channel, Hall, HallDetail } from '@miczero/contracts';

/** The stored form of a channel. Its members and unread counts are in other slices, which events update. */
export type KnownChannel = Pick<Channel, 'id' | 'name' | 'type' | 'hall_id' | 'limit_mic' | 'pass'>;
/** The stored form of a hall: without counts, which no event updates. */
export type KnownHall = Omit<Hall, 'channels' | 'unread' | 'user_count' | 'online_count'> & {
  readonly channels: readonly (KnownChannel & { readonly children: readonly KnownChannel[] })[];
};
/** A hall of the rail. */
export type RailHall = Pick<Hall, 'id' | 'name' | 'bg_img' | 'user_id'>;

export const railHall = ({ id, name, bg_img, user_id }: Hall): RailHall => ({ id, name, bg_img, user_id });

export function knownHall({ unread: _u, user_count: _c, online_count: _o, channels, ...hall }: HallDetail): KnownHall {
  return {
    ...hall,
    channels: channels.map((channel) => ({
      ...knownChannel(channel),
      children: (channel.children ?? []).map(knownChannel),
    })),
  };
}

function knownChannel({ id, name, type, hall_id, limit_mic, pass }: KnownChannel): KnownChannel {
  return { id, name, type, hall_id, limit_mic, pass };
}
