import { login, logout, register, setbase } from './accounts.ts';
import { setAccount } from './staging.ts';

/** The writes of accounts. */
export const ACCOUNT_COMMANDS = {
  'account.login': login,
  'account.register': register,
  'account.logout': logout,
  'account.setbase': setbase,
  'staging.set_account': setAccount,
} as const;
