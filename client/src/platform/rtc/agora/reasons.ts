import type { RtcReason } from '../../ports/rtc.ts';

/** `code` of an `AgoraRTCError`; other codes are the network's. */
const REASONS: Readonly<Record<string, RtcReason>> = {
  OPERATION_ABORTED: 'aborted',
  WS_ABORT: 'aborted',
  EXTERNAL_SIGNAL_ABORT: 'aborted',
  TIMEOUT: 'timeout',
  NETWORK_TIMEOUT: 'timeout',
  API_INVOKE_TIMEOUT: 'timeout',
  // The gateway was refused: wrong app id, wrong or old token.
  CAN_NOT_GET_GATEWAY_SERVER: 'auth',
  INVALID_PARAMS: 'auth',
  TOKEN_EXPIRE: 'auth',
  UID_CONFLICT: 'kicked',
  PERMISSION_DENIED: 'denied',
  DEVICE_NOT_FOUND: 'no-device',
};

/** Why a call of the SDK failed. */
export function reasonOfError(error: unknown): RtcReason {
  return REASONS[codeOf(error)] ?? 'network';
}

/** The gateway answered a request to send with a no: the token lets its holder only listen. */
export const isRefusal = (error: unknown): boolean => codeOf(error) === 'UNEXPECTED_RESPONSE';

const KICKS: ReadonlySet<string> = new Set(['UID_BANNED', 'IP_BANNED', 'CHANNEL_BANNED', 'UID_CONFLICT']);

/** `reason` of a connection that the provider has ended; null for an end of our own. */
export function reasonOfEnd(reason: string | undefined): RtcReason | null {
  if (reason === 'LEAVE') return null;
  if (reason === 'TOKEN_EXPIRE') return 'auth';
  return reason !== undefined && KICKS.has(reason) ? 'kicked' : 'network';
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
