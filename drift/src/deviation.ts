export type DeviationKind =
  /** A required field is missing. */
  | 'missing'
  /** A field that the contract does not define. */
  | 'extra'
  /** A missing field, with a similar field under another name. */
  | 'renamed'
  | 'type'
  /** A value outside the permitted ones. */
  | 'enum'
  /** A value that decodes to something else: out of bounds, in another unit, or replaced as unreadable. */
  | 'value'
  /** A list in the wrong order. */
  | 'order'
  /** A code, type or path that the contract does not define. */
  | 'unknown'
  /** An HTTP status that does not match the code. */
  | 'status'
  /** A refusal without a reason. */
  | 'refused'
  /** A call or scene that could not be observed but should have been. */
  | 'unseen';

/** One place where the evidence deviates from the contract. */
export interface Deviation {
  /** Name of the call, or type and name of the event. */
  readonly where: string;
  /** JSON path, from `$`. */
  readonly path: string;
  readonly kind: DeviationKind;
  readonly expected: string;
  readonly seen: string;
}

/** A value, shortened to one line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

export type Path = readonly (string | number)[];

export const pathText = (path: Path): string =>
  path.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${key}`), '$');
