import type { UserNo } from '@miczero/contracts';

/** People who can sign in, and people of the seeds who cannot. */
export interface Accounts {
  last_no: number;
  accounts: Map<UserNo, Account>;
  phones: Map<string, UserNo>;
}

export interface Account {
  readonly no: UserNo;
  phone: string;
  /**
   * Hex SHA-256 of the password. The login hash of the contract is a challenge over exactly this value (account.login),
   * so it cannot be stored behind another salt: a holder of this value can answer the challenge. Worlds are not for real
   * secrets.
   */
  verifier: string;
  nick: string;
  gender: 0 | 1 | 2;
  birth: string;
  avatar: string;
  sign: string;
  prov: string;
  city: string;
  /** Moment of registration, epoch milliseconds; 0 for people of seeds. */
  created: number;
  /** Official accounts have the channel role `admin`. */
  official: boolean;
  banned: boolean;
}

export function emptyAccounts(): Accounts {
  return { last_no: 10_000, accounts: new Map(), phones: new Map() };
}
