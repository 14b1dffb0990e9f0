import { watching } from '../../features/feedback/index.ts';
import { whileSignedIn } from '../../features/session/index.ts';
import { walletWanted } from '../../features/wallet/index.ts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { call } from '../../lib/effects.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateParts } from './late-parts.ts';

/** The wallet is taken in where the coins are on show, and by a session that left an order open before a reload. */
export function* takeWalletWhenWanted(ports: Ports, late: LateParts): SagaGenerator<void> {
  const watch = watching(ports.telemetry, 'late');
  yield* watch.every(walletWanted, takeWallet, late);
  yield* whileSignedIn(ports, 'late', function* inSession(): SagaGenerator<void> {
    if (ports.storage.read('orders')?.includes('"open":{')) yield* call(takeWallet, late);
  });
}

/** Without it the coins are not shown, and the next time it is tried again. */
function* takeWallet(late: LateParts): SagaGenerator<void> {
  yield* call(() => late.take('wallet').catch(() => {}));
}
