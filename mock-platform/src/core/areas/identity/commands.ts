import { issueCode } from './codes.ts';
import { bindChatApp, bindPhone, loginByChatApp, loginByLink, loginByPartner } from './logins.ts';
import { initPassword, resetPassword, sendOwnSms } from './passwords.ts';

export const IDENTITY_COMMANDS = {
  'login.link': loginByLink,
  'login.partner': loginByPartner,
  'login.chat_app': loginByChatApp,
  'login.bind_phone': bindPhone,
  'account.bind_chat_app': bindChatApp,
  'account.forgot': resetPassword,
  'account.initpass': initPassword,
  'account.tosms': sendOwnSms,
  'staging.issue_code': issueCode,
} as const;
