/**
 * How a user arrives who was sent here with a code (session.login-query.*, open point B26): by a link, by the third-party
 * chat app, by a partner app, by game life. It lives in the saga and nowhere else: codes are never stored or reported.
 */
export type Arrival =
  | { readonly kind: 'link'; readonly verify: string; readonly room_no: string; readonly phone: string }
  | { readonly kind: 'chat'; readonly code: string; readonly state: string }
  | { readonly kind: 'partner'; readonly code: string }
  | { readonly kind: 'game'; readonly code: string };

/** How the state begins that the settings ask the chat app with: its answer binds an identity, and never signs in. */
export const BINDING_STATE = 'bind-';

/** session.other-login-type.* */
export const LOGIN_TYPES = { credentials: 1, link: 2, chat: 3, partner: 4, game: 5 } as const;
export type LoginType = (typeof LOGIN_TYPES)[keyof typeof LOGIN_TYPES];

const CODE_MAX_CHARS = 128;
const PHONE = /^1[3-9]\d{9}$/;
const ROOM = /^[0-9A-Za-z_-]{1,64}$/;

/** The login request of an address; null for an incomplete one. */
export function readArrival(query: URLSearchParams): Arrival | null {
  const value = (name: string) => {
    const text = query.get(name) ?? '';
    return text.length <= CODE_MAX_CHARS ? text : '';
  };
  const [verify, room_no, phone] = [value('verify'), value('room_no'), value('phone')];
  // session.login-query.verify, .room_no, .phone: the three belong together.
  if (verify !== '' && ROOM.test(room_no) && PHONE.test(phone)) return { kind: 'link', verify, room_no, phone };
  if (value('pcCode') !== '') return { kind: 'partner', code: value('pcCode') };
  if (value('pcCodeGame') !== '') return { kind: 'game', code: value('pcCodeGame') };
  // session.login-query.code, .state: without a state this client did not ask the chat app for a code.
  const [code, state] = [value('code'), value('state')];
  return code !== '' && state !== '' ? { kind: 'chat', code, state } : null;
}
