import { ImError, type ImMessage, type ImSessionId } from '../ports/im.ts';

/** Messages of a team that are told as read at once. */
const RECEIPTS_MAX = 50;

/** Messages of others in teams for which no receipt was sent. A team wants one for each message. */
export class TeamReceipts {
  /** Oldest first. */
  readonly #due = new Map<ImSessionId, readonly ImMessage[]>();

  /** Messages that this account was given; those that need no receipt are left out. */
  note(account: string, messages: readonly ImMessage[]): void {
    for (const message of messages) {
      const { session, from, body } = message;
      if (!session.startsWith('team-') || from === account || body.kind === 'notice') continue;
      const others = (this.#due.get(session) ?? []).filter(({ id }) => id !== message.id);
      this.#due.set(session, [...others, message].slice(-RECEIPTS_MAX));
    }
  }

  /**
   * Sends the receipts that are due in a session for messages up to a moment (epoch milliseconds). Those that could not be
   * sent, and those that came meanwhile, stay due. A team that the account has left takes none: nothing is due there any more.
   */
  async tell(
    session: ImSessionId,
    upTo: number,
    send: (messages: readonly ImMessage[]) => Promise<void>,
  ): Promise<void> {
    const messages = (this.#due.get(session) ?? []).filter(({ at }) => at <= upTo);
    if (messages.length === 0) return;
    try {
      await send(messages);
    } catch (error) {
      if (!(error instanceof ImError && error.reason === 'not-in-team')) throw error;
      this.#due.delete(session);
      return;
    }
    const told = new Set(messages.map(({ id }) => id));
    const rest = (this.#due.get(session) ?? []).filter(({ id }) => !told.has(id));
    if (rest.length > 0) this.#due.set(session, rest);
    else this.#due.delete(session);
  }

  clear(): void {
    this.#due.clear();
  }
}
