import type { V2NIMMessage } from 'nim-web-sdk-ng/dist/esm/nim/src/V2NIMMessageService';
import type { ImError, ImEvents } from '../ports/im.ts';
import { imErrorOf } from './nim-errors.ts';
import { readingOf, sessionIdOf } from './nim-messages.ts';
import type { Nim } from './nim-sdk.ts';

/** What the SDK reports, in the terms of the port. */
export interface NimListener {
  /** The SDK may leave out steps of the status. */
  loginStatus(status: number): void;
  dataSync(state: number): void;
  loginFailed(error: ImError): void;
  kicked(): void;
  received(messages: readonly V2NIMMessage[]): void;
  recalled(messages: readonly ImEvents['recalled'][]): void;
  read(receipts: readonly ImEvents['read'][]): void;
  teamRead(readings: ImEvents['teamRead']): void;
  /** Whether the provider keeps the conversations; otherwise the SDK builds them from messages. */
  conversationsAt(place: 'cloud' | 'local'): void;
  conversationsChanged(place: 'cloud' | 'local'): void;
}

/** Reports what a client of the SDK sees, for as long as it is the current one. */
export function listenTo(nim: Nim, isCurrent: () => boolean, listener: NimListener): void {
  const whenCurrent =
    <Args extends readonly unknown[]>(report: (...args: Args) => void) =>
    (...args: Args) => {
      if (isCurrent()) report(...args);
    };
  const { V2NIMLoginService, V2NIMMessageService, V2NIMConversationService, V2NIMLocalConversationService } = nim;
  V2NIMLoginService.on(
    'onLoginStatus',
    whenCurrent((status) => listener.loginStatus(Number(status))),
  );
  V2NIMLoginService.on(
    'onDataSync',
    whenCurrent((_type, state) => listener.dataSync(Number(state))),
  );
  V2NIMLoginService.on(
    'onLoginFailed',
    whenCurrent((error) => listener.loginFailed(imErrorOf(error))),
  );
  V2NIMLoginService.on(
    'onKickedOffline',
    whenCurrent(() => listener.kicked()),
  );
  V2NIMMessageService.on(
    'onReceiveMessages',
    whenCurrent((messages) => listener.received(messages)),
  );
  V2NIMMessageService.on(
    'onMessageRevokeNotifications',
    whenCurrent((revoked) => {
      const recalled = revoked.map(({ messageRefer: { conversationId, messageServerId: id } }) => {
        return { session: sessionIdOf(conversationId), id };
      });
      listener.recalled(recalled);
    }),
  );
  V2NIMMessageService.on(
    'onReceiveP2PMessageReadReceipts',
    whenCurrent((receipts) => {
      const read = receipts.map(({ conversationId, timestamp }) => {
        return { session: sessionIdOf(conversationId), upTo: timestamp };
      });
      listener.read(read);
    }),
  );
  V2NIMMessageService.on(
    'onReceiveTeamMessageReadReceipts',
    whenCurrent((receipts) => listener.teamRead(receipts.map(readingOf))),
  );
  V2NIMConversationService.on(
    'onSyncFinished',
    whenCurrent(() => listener.conversationsAt('cloud')),
  );
  V2NIMConversationService.on(
    'onSyncFailed',
    whenCurrent(() => listener.conversationsAt('local')),
  );
  for (const place of ['cloud', 'local'] as const) {
    const service = place === 'cloud' ? V2NIMConversationService : V2NIMLocalConversationService;
    const changed = whenCurrent(() => listener.conversationsChanged(place));
    service.on('onConversationCreated', changed);
    service.on('onConversationChanged', changed);
    service.on('onConversationDeleted', changed);
  }
}
