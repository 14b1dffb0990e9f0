/** Fields of a body that tell one variant of an event from another. */
const DISCRIMINATORS = ['type', 'ctx', 'state', 'mic_op', 'status', 'msg_type'] as const;

/**
 * Names the variant of an event that a body is: `hallEdited type=3`, `systemMessage type=2 ctx=1`, or the event's name
 * alone where it has no variants. Takes a body in wire form as well as a decoded one.
 */
export function variantOf(name: string, body: unknown): string {
  const fields = Object(body) as Readonly<Record<string, unknown>>;
  const parts = DISCRIMINATORS.flatMap((key) => {
    const value = fields[key];
    return (typeof value === 'string' && value !== '') || typeof value === 'number' ? [`${key}=${value}`] : [];
  });
  return [name, ...parts].join(' ');
}
