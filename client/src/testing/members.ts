import type { HallUser } from '@miczero/contracts';
import type { OTHER } from './chat-lines.ts';

/** A member of a hall as `hall.user_list` tells of one: online, without a role, and heard. */
export const memberOf = (id: string, nick: string, fields: Partial<HallUser> = {}): HallUser => ({
  id: id as typeof OTHER,
  nick,
  avatar: '',
  online: true,
  role: '',
  age: 20,
  gender: 0,
  mic_mute: false,
  mic_muted_by: '',
  text_mute: false,
  ...fields,
});

/** So many members: 队友0, 队友1 and on. */
export const membersOf = (count: number, fields: (index: number) => Partial<HallUser> = () => ({})): HallUser[] =>
  Array.from({ length: count }, (_, index) => memberOf(`${20_000 + index}`, `队友${index}`, fields(index)));
