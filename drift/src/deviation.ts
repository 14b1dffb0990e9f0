export type DeviationKind =
  /** A field that must be there is not. */
  | 'missing'
  /** A field that the contract does not know. */
  | 'extra'
  /** A field that is missing, while another one looks like it under another name. */
  | 'renamed'
  | 'type'
  /** A value outside of those that there are. */
  | 'enum'
  /** A value that is read as another one: out of bounds, in another unit, or replaced because it could not be read. */
  | 'value'
  /** A list that is not in its order. */
  | 'order'
  /** A code, a type or a path that the contract does not know. */
  | 'unknown'
  /** An HTTP status that does not go with the code. */
  | 'status'
  /** A refusal where there is no reason for one. */
  | 'refused'
  /** Something that could not be looked at, and should have been. */
  | 'unseen';

/** One place where what was seen is not what the contract says. */
export interface Deviation {
  /** Name of the call, or type and name of the event. */
  readonly where: string;
  /** JSON path, from `$`. */
  readonly path: string;
  readonly kind: DeviationKind;
  readonly expected: string;
  readonly seen: string;
}

/** A value in at most a line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

export type Path = readonly (string | number)[];

export const pathText = (path: Path): string =>
  path.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${key}`), '$');
