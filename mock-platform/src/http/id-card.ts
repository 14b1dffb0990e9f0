const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARS = '10X98765432';

/** The day of birth in an id number (GB 11643), or null when its check character or its day is wrong. */
export function birthOfIdCard(id: string): string | null {
  if (!/^\d{17}[\dXx]$/.test(id)) return null;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(id.charAt(index)), 0);
  if (CHECK_CHARS.charAt(sum % 11) !== id.charAt(17).toUpperCase()) return null;
  const birth = `${id.slice(6, 10)}-${id.slice(10, 12)}-${id.slice(12, 14)}`;
  const moment = Date.parse(`${birth}T00:00:00Z`);
  const exists = Number.isFinite(moment) && new Date(moment).toISOString().startsWith(birth);
  return exists && birth >= '1900' ? birth : null;
}

/** Whether a person born on a day is eighteen at a moment, epoch milliseconds: true from the birthday on. */
export function isOfAge(birth: string, at: number): boolean {
  const comesOfAge = `${Number(birth.slice(0, 4)) + 18}${birth.slice(4)}`;
  return comesOfAge <= new Date(at).toISOString().slice(0, 10);
}

/** Everything but the district and the last four characters is hidden. */
export const maskIdCard = (id: string): string => `${id.slice(0, 6)}${'*'.repeat(8)}${id.slice(14).toUpperCase()}`;

/** Everything but the first character is hidden. */
export function maskName(name: string): string {
  const [first = '', ...rest] = [...name];
  return `${first}${'*'.repeat(rest.length)}`;
}

/** Chinese characters with the dot of longer names, or Latin letters with blanks. */
export function isPersonName(name: string): boolean {
  return (
    /^\p{Script=Han}[\p{Script=Han}·]{0,28}\p{Script=Han}$/u.test(name) ||
    /^[A-Za-z][A-Za-z .'-]{0,28}[A-Za-z]$/.test(name)
  );
}
