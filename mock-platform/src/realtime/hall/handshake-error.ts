import { ERRORS } from '@miczero/contracts';
import { isDefect, Refusal } from '../../core/kernel/refusals.ts';
import type { Logger } from '../../ports.ts';

/** The error that a client receives as `connect_error`: a message and `data: { code, message }`. */
export function handshakeError(error: unknown, logger: Logger): Error & { data?: unknown } {
  const refusal = error instanceof Refusal ? error.refusal : 'platformBroken';
  if (isDefect(error)) logger.error('handshake broke', { error });
  const { code, message } = ERRORS[refusal];
  return Object.assign(new Error(message), { data: { code, message } });
}
