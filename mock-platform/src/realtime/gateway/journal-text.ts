/** Characters of one body; a longer one is not kept, because a part of it is no JSON. */
export const BODY_MAX = 8192;

/** Fields whose values open something, or say who a person is. `has_password` is a boolean, which says neither. */
const SECRET =
  /pass|secret|token|credential|captcha$|pincode|smscode|mock_code|^(code|sid|sig|verify|ticket|pay_url|id_card|real_name|phone)$/;
const HIDDEN = '***';

/**
 * A body as the JSON that the journal keeps: secret values are hidden, also in JSON that is text inside of it. Empty for
 * a body that has more than `most` characters, whose rest is not even looked at. A text is a body that is JSON already.
 */
export function journalText(body: unknown, most = BODY_MAX): string {
  let left = most;
  const shown = (key: string, value: unknown): unknown => {
    if (hides(key, value)) return HIDDEN;
    left -= key.length + (typeof value === 'string' ? value.length : 1);
    if (left < 0) throw new TooLong();
    return typeof value === 'string' ? textShown(value) : value;
  };
  const textShown = (value: string): string => {
    if (!mayHide(value)) return value;
    try {
      return JSON.stringify(JSON.parse(value), shown);
    } catch (error) {
      if (error instanceof TooLong) throw error;
      return HIDDEN; // What no program can read may still show a secret to a person.
    }
  };
  try {
    const text = typeof body === 'string' ? shown('', body) : JSON.stringify(body, shown);
    return typeof text === 'string' && text.length <= most ? text : '';
  } catch (error) {
    if (error instanceof TooLong) return '';
    throw error;
  }
}

class TooLong extends Error {}

/** Whether the journal hides this value of a field. A `code` that is a number is that of a refusal. */
export function hides(key: string, value: unknown): boolean {
  if (!SECRET.test(key) || (key === 'code' && typeof value === 'number')) return false;
  if (value === undefined || value === null || value === '' || typeof value === 'boolean') return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

/** Whether a text is JSON that may have a secret field. Most are not, and need not be read. */
function mayHide(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false;
  return text.includes('\\u') || [...text.matchAll(/(\w+)\\*"\s*:/g)].some(([, key = '']) => SECRET.test(key));
}
