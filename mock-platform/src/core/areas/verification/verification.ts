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

/** One code a minute, and so many a day; a new one makes the former worthless. */
export function storeSmsCode(turn: Turn, phone: string, scene: SmsCode['scene']): SentSms {
  const { world } = turn;
  const former = world.sms.get(phone);
  if (former && turn.at - former.at < SMS_INTERVAL_MS) throw new Refusal('smsTooSoon');
  const day = Math.floor(turn.at / DAY_MS);
  const today = world.sms_days.get(phone);
  const count = today?.day === day ? today.count : 0;
  if (count >= SMS_PER_DAY) throw new Refusal('smsTooMany');
  const code = String(100_000 + createRandom(turn.derive('sms')).below(900_000));
  world.sms.delete(phone);
  world.sms.set(phone, { code, scene, at: turn.at });
  forgetOldest(world.sms, SMS_CODES_KEPT);
  world.sms_days.delete(phone);
  world.sms_days.set(phone, { day, count: count + 1 });
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
  const sent = world.sms.get(phone);
  return sent !== undefined && sent.scene === scene && sent.code === code && at - sent.at <= SMS_CODE_LIFETIME_MS;
}

/** Refuses any other code. A question without a trace: it may be asked before anything is written down. */
export function requireSmsCode(...asked: Parameters<typeof isSmsCodeRight>): void {
  if (!isSmsCodeRight(...asked)) throw new Refusal('smsCodeWrong');
}
