import type { Signing } from '@miczero/scenarios/player';
import { hmac } from 'k6/crypto';

/** What k6 gives to sign. */
export const signing: Signing = {
  hmac: (key, text) => hmac('sha256', key, text, 'base64'),
  random: () => Array.from({ length: 16 }, () => Math.floor(Math.random() * 16).toString(16)).join(''),
};
