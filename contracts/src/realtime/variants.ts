/** Body fields whose value distinguishes the variants of an event. A flag counts as 1 or 0. */
const DISCRIMINATORS = [
  'type',
  'ctx',
  'state',
  'mic_op',
  'status',
  'msg_type',
  'forbidden',
  'banned',
  'pass',
  'role',
  'heart_on',
  'is_bag',
] as const;

/** Body fields that may be missing or empty, by event: a page shows something else with them than without. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  errorReported: ['c_mid', 'extra'],
  hallDissolved: ['welcome_channel_id'],
  hallEdited: ['channel_id'],
  membershipChanged: ['msg'],
  micListChanged: ['apply_time'],
  sendForbidden: ['uid'],
  systemMessage: ['by'],
  teamUpdated: ['gaming_id'],
  giftSent: ['effects'],
  previousRoomNotice: ['name'],
  roomBackgroundChanged: ['background_web'],
  roomJoinedFollowing: ['follow_along'],
  roomJoinedInStyle: ['effects'],
  roomNoticeLine: ['s_room_notice'],
  roomSeatsChanged: ['clout', 'apply_count'],
  seatDecorationsChanged: ['list'],
};

/**
 * Names the variant that a body represents: `hallEdited type=3 channel_id`, `systemMessage type=2 ctx=1`, `roomChat types=1,3`,
 * `giftSent is_bag=1 receivers=many`, or the event's name alone where it has no variants. Accepts a body in wire form or decoded.
 */
export function variantOf(name: string, body: unknown): string {
  const fields = Object(body) as Readonly<Record<string, unknown>>;
  const values = DISCRIMINATORS.flatMap((key) => {
    const value = typeof fields[key] === 'boolean' ? Number(fields[key]) : fields[key];
    return (typeof value === 'string' && value !== '') || typeof value === 'number' ? [`${key}=${value}`] : [];
  });
  const parts = (PARTS[name] ?? []).filter((key) => isThere(fields[key]));
  return [name, ...values, ...parts, ...ofLists(name, fields)].join(' ');
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
}

/** A gift for several receivers is told in other words, and a line of the room chat is shown by its type. */
function ofLists(name: string, { to, list }: Readonly<Record<string, unknown>>): readonly string[] {
  if (name === 'giftSent') return [`receivers=${Array.isArray(to) && to.length > 1 ? 'many' : 'one'}`];
  if (name !== 'roomChat' || !Array.isArray(list)) return [];
  const types = new Set(list.map((line: unknown) => (Object(line) as { readonly type?: unknown }).type));
  return [`types=${[...types].join(',') || 'none'}`];
}
