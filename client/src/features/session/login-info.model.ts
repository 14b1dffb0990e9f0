import type { LoginInfo } from '@miczero/contracts';

/** Validity of stored login info at start. */
export type StoredLogin =
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid' }
  /** Everything is right but attach.base (open point A1): the profile can still be completed. */
  | { readonly kind: 'incomplete'; readonly login: LoginInfo }
  | { readonly kind: 'valid'; readonly login: LoginInfo };

/** session.valid-on-start, rule.session-valid */
export function judgeStoredLogin(login: LoginInfo | null, now: number): StoredLogin {
  // session.valid-on-start.missing
  if (login === null) return { kind: 'none' };
  // session.valid-on-start.no-number, session.valid-on-start.expired ("at most" includes equality, open point B2)
  if (login.no.length === 0 || now - login.access_time > login.expires_in * 1000) return { kind: 'invalid' };
  // session.valid-on-start.base-not-1
  return login.attach.base ? { kind: 'valid', login } : { kind: 'incomplete', login };
}
