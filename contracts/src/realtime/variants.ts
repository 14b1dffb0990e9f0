/** Body fields that distinguish the variants of an event. */
const DISCRIMINATORS = ['type', 'ctx', 'state', 'mic_op', 'status', 'msg_type'] as const;

/**
 * Names the variant that a body represents: `hallEdited type=3`, `systemMessage type=2 ctx=1`, or the event's name
 * alone where it has no variants. Accepts a body in wire form or decoded.
 */
export function variantOf(name: string, body: unknown): string {
  const fields = Object(body) as Readonly<Record<string, unknown>>;
  const parts = DISCRIMINATORS.flatMap((key) => {
    const value = fields[key];
    return (typeof value === 'string' && value !== '') || typeof value === 'number' ? [`${key}=${value}`] : [];
  });
  return [name, ...parts].join(' ');
}
