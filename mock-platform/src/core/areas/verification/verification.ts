import { SMS_CODE_LIFETIME_MS, SMS_INTERVAL_MS, SMS_PER_DAY } from '@miczero/contracts';
import { forgetOldest } from '../../kernel/bounded.ts';
import { createRandom } from '../../kernel/random.ts';
import { Refusal } from '../../kernel/refusals.ts';
import type { Turn } from '../../kernel/turn.ts';
import type { SmsCode } from '../../state/verification.ts';
import type { World } from '../../state/world.ts';

/** Captcha pictures and sms codes. Attempts are limited where requests arrive (http/rate-limits.ts): a refusal leaves no trace. */

const DAY_MS = 86_400_000;
const CAPTCHAS_KEPT = 1000;
const SMS_CODES_KEPT = 5000;
/** Without the ones that look alike. */
export const CAPTCHA_CHARS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Thinks of a new captcha. The answer and how it is scrawled (`scrawl`, nothing that can be guessed) go to the picture only. */
export function createCaptcha(
  turn: Turn,
  _input: Record<never, never>,
): { captcha_id: string; answer: string; scrawl: string } {
  const captcha_id = turn.derive('captcha-id').slice(0, 24);
  const random = createRandom(turn.derive('captcha'));
  const answer = Array.from({ length: 4 }, () => CAPTCHA_CHARS.charAt(random.below(CAPTCHA_CHARS.length))).join('');
  turn.world.captchas.set(captcha_id, { answer, at: turn.at });
  forgetOldest(turn.world.captchas, CAPTCHAS_KEPT);
  return { captcha_id, answer, scrawl: turn.derive('captcha-scrawl') };
}

export interface SendSmsInput {
  readonly phone: string;
  readonly scene: Exclude<SmsCode['scene'], 'password'>;
  readonly captcha_id: string;
  readonly captcha: string;
}

/** The code goes to the phone alone, not to the caller. */
export interface SentSms {
  /** Seconds until another one may be asked for. */
  readonly interval: number;
  readonly code: string;
}

/** api.account.sms. Answers the same for every phone: only its owner learns whether it is registered (`register`). */
export function sendSms(turn: Turn, input: SendSmsInput): SentSms {
  const { world } = turn;
  const captcha = world.captchas.get(input.captcha_id);
  const answered = captcha && turn.at - captcha.at <= SMS_CODE_LIFETIME_MS;
  if (!answered || captcha.answer !== input.captcha.trim().toUpperCase()) throw new Refusal('captchaWrong');
  const sent = storeSmsCode(turn, input.phone, input.scene);
  world.captchas.delete(input.captcha_id);
  return sent;
}

/**
 * Each purpose of a phone has its own codes: a stranger who asks for those of one uses up none of the others, and the owner who is
 * signed in gets a code at any time.
 */
const keyOf = (phone: string, scene: SmsCode['scene']) => `${scene} ${phone}`;

/** The code that was sent to a phone for this purpose. */
export const sentSmsCode = (world: World, phone: string, scene: SmsCode['scene']): SmsCode | undefined =>
  world.sms.get(keyOf(phone, scene));

/** The latest code that was sent to a phone, whatever for. */
export function latestSmsCode({ sms }: World, phone: string): SmsCode | undefined {
  return [...sms].findLast(([key]) => key.endsWith(` ${phone}`))?.[1];
}

/** A code is good for once. */
export function spendSmsCode(world: World, phone: string, scene: SmsCode['scene']): void {
  world.sms.delete(keyOf(phone, scene));
}

/** For each purpose one code a minute, and so many a day; a new one makes the former worthless. */
export function storeSmsCode(turn: Turn, phone: string, scene: SmsCode['scene']): SentSms {
  const { world } = turn;
  const key = keyOf(phone, scene);
  const former = world.sms.get(key);
  if (former && turn.at - former.at < SMS_INTERVAL_MS) throw new Refusal('smsTooSoon');
  const day = Math.floor(turn.at / DAY_MS);
  const today = world.sms_days.get(key);
  const count = today?.day === day ? today.count : 0;
  if (count >= SMS_PER_DAY) throw new Refusal('smsTooMany');
  const code = String(100_000 + createRandom(turn.derive('sms')).below(900_000));
  world.sms.delete(key);
  world.sms.set(key, { code, scene, at: turn.at });
  forgetOldest(world.sms, SMS_CODES_KEPT);
  world.sms_days.delete(key);
  world.sms_days.set(key, { day, count: count + 1 });
  forgetOldest(world.sms_days, SMS_CODES_KEPT);
  return { interval: Math.ceil(SMS_INTERVAL_MS / 1000), code };
}

/** Whether a code is the one that was sent, for this purpose, and still lives. */
export function isSmsCodeRight(
  world: World,
  phone: string,
  scene: SmsCode['scene'],
  code: string,
  at: number,
): boolean {
  const sent = sentSmsCode(world, phone, scene);
  return sent !== undefined && sent.code === code && at - sent.at <= SMS_CODE_LIFETIME_MS;
}

/** Refuses any other code. A question without a trace: it may be asked before anything is written down. */
export function requireSmsCode(...asked: Parameters<typeof isSmsCodeRight>): void {
  if (!isSmsCodeRight(...asked)) throw new Refusal('smsCodeWrong');
}
