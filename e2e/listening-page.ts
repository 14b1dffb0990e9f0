import { CHANNEL_CALLS } from '@miczero/contracts';
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** The packet of socket.io that accepts a connection. */
const ACCEPTED = '40';
const HALL_SOCKET = '/socket.io/';
const LIST = CHANNEL_CALLS['channel.user_list'].path;

/**
 * The page of a hall that hears what happens next: its socket is accepted, and the list of people in voice channels, which it asks for
 * from then on, is there. The page does not hear earlier events, and a list that comes after an event is newer than it.
 */
export class ListeningPage {
  #isAccepted = false;
  #isListed = false;

  /** Before the context opens its page. */
  constructor(context: BrowserContext) {
    context.on('page', (page) => this.#watch(page));
  }

  /** Waits until the page listens. */
  async begin(): Promise<void> {
    await expect.poll(() => this.#isListed, { message: 'the page has its list of people' }).toBe(true);
  }

  #watch(page: Page): void {
    const asked = new Set<Request>();
    page.on('websocket', (socket) => {
      if (!new URL(socket.url()).pathname.startsWith(HALL_SOCKET)) return;
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith(ACCEPTED)) this.#isAccepted = true;
      });
    });
    page.on('request', (request) => {
      if (this.#isAccepted && new URL(request.url()).pathname === LIST) asked.add(request);
    });
    page.on('requestfinished', (request) => {
      if (asked.has(request)) this.#isListed = true;
    });
  }
}
