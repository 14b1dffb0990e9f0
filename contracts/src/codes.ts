/**
 * The codes of refusals that a client acts on, by the name of the refusal. The catalogue (errors.ts) has all of them with
 * their messages; a page that only compares codes does not have to carry it.
 */
export const CODES = {
  channelBanned: 50,
  hallProblem: 51,
  sendBlocked: 110,
  accountBanned: 10007,
  roomLocked: 12006,
  realNameNeeded: 12010,
  roomBanned: 12011,
  phoneTaken: 20002,
  captchaWrong: 20005,
  nickInvalid: 20006,
  deviceNotInUse: 20018,
  phoneUnknown: 20019,
  groupNotJoined: 22002,
  hallMembershipNeeded: 30001,
  userUnknown: 30005,
  sendTooFast: 30013,
  voiceNeeded: 30025,
  micMuted: 30030,
  audioFull: 30031,
  roomUnknown: 31001,
  roomMembershipNeeded: 31002,
  roomForbidden: 31006,
  seatForbidden: 31023,
  seatEmpty: 31024,
  balanceTooLow: 32001,
  orderUnknown: 33003,
  orderClosed: 33004,
  packageTaken: 33008,
  tooManyRequests: 42900,
  platformBroken: 50000,
  platformStopping: 50300,
} as const;

/** Refusals of the moment: nothing failed, it is too early, too late or too much. */
const WARNINGS: ReadonlySet<number> = new Set([
  20004, 20010, 20015, 20016, 21004, 22002, 22004, 22006, 30004, 30010, 30013, 30021, 30023, 30026, 30028, 30031, 31009,
  31010, 31022, 31023, 31024, 31025, 31026, 31027, 33006, 42900, 50300,
]);

/** Whether a client presents a refusal with this code as a warning, and not as an error. */
export function isWarning(code: number): boolean {
  return WARNINGS.has(code);
}

/** Codes 10001 to 10010 mean that the session has ended, whether or not the catalogue lists them. */
export function isSessionCode(code: number): boolean {
  return code >= 10001 && code <= 10010;
}
