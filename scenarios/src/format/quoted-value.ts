/** Characters of a value that are quoted. */
const QUOTED_MAX = 40;

/** A value as it stands in the file, cut where it is long. */
export function quotedValue(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > QUOTED_MAX ? `${text.slice(0, QUOTED_MAX)}…` : text;
}
