import { issueCode } from './codes.ts';
import { bindChatApp, bindPhone, loginByChatApp, loginByLink, loginByPartner } from './logins.ts';
import { initPassword, resetPassword, sendOwnSms } from './passwords.ts';

export const IDENTITY_COMMANDS = {
  'login.silent': loginByLink,
  'login.partner': loginByPartner,
  'login.wechat': loginByChatApp,
  'login.bind_phone': bindPhone,
  'account.wechat_auth': bindChatApp,
  'account.forgot': resetPassword,
  'account.initpass': initPassword,
  'account.tosms': sendOwnSms,
  'control.codes.issue': issueCode,
} as const;
