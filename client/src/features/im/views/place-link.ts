import type { MessageCard } from '@miczero/contracts';
import { INVITE_ROUTE, roomRoute } from '../../../lib/routes.ts';

/** A place of this platform that a text links to, and nothing else. */
export type PlaceLink =
  | { readonly kind: 'hall'; readonly href: string; readonly hall_id: string }
  | { readonly kind: 'room'; readonly room_no: string };

/** null: the text says more than the address of a hall or a room, or something else. */
export function placeLinkOf(text: string, origin: string): PlaceLink | null {
  const written = text.trim();
  if (!written.startsWith(`${origin}/`) || /\s/u.test(written) || !URL.canParse(written)) return null;
  const { href, pathname, searchParams } = new URL(written);
  if (pathname === INVITE_ROUTE) {
    const hall_id = searchParams.get('hall') ?? '';
    return hall_id === '' ? null : { kind: 'hall', href, hall_id };
  }
  const room_no = pathname.split('/').at(-1) ?? '';
  // The card of a room has no place for a password: a link with one stays a link.
  return room_no !== '' && href === origin + roomRoute(room_no) ? { kind: 'room', room_no } : null;
}

/** The card of such a link. Of a hall that the viewer is in the name is known. */
export function cardOfLink(
  link: PlaceLink,
  halls: readonly { readonly id: string; readonly name: string }[],
): MessageCard {
  if (link.kind === 'room') return { room_id: link.room_no };
  const name = halls.find(({ id }) => id === link.hall_id)?.name;
  return { ...(name && { hall_name: name }), href_web: link.href };
}
