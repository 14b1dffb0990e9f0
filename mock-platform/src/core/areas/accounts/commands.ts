import { login, logout, register, setbase } from './accounts.ts';
import { setAccount } from './control.ts';

/** The writes of accounts. */
export const ACCOUNT_COMMANDS = {
  'account.login': login,
  'account.register': register,
  'account.logout': logout,
  'account.setbase': setbase,
  'control.accounts.set': setAccount,
} as const;
