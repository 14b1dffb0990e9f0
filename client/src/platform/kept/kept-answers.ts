import { type EndpointName, normaliseReply } from '@miczero/contracts';
import type { AskedCall, KeptAnswers, KeptText } from '../ports/kept-answers.ts';
import type { Clock, KeyRing, Telemetry } from '../ports.ts';

/** What a page shows first of each place. All of them only read. */
const KEPT_CALLS =
  /^(hall\.(list|detail|user_list|search)|channel\.(message|user_list)|friend\.list|account\.follows)$/;

const LOGOUT: EndpointName = 'account.logout';

/** The number changes with the form of the entries: a page that knows another form deletes the cache. */
export const KEPT_CACHE = 'mic-zero-answers-1';
const FORMER_CACHES = /^mic-zero-answers-(?!1$)/;

/** The newest stay. */
export const KEPT_ENTRIES_MAX = 120;
export const KEPT_BYTES_MAX = 8_000_000;
export const KEPT_ENTRY_BYTES_MAX = 2_000_000;
/** Entries that a burst may add before the oldest go. To list what is kept costs more than to keep an answer. */
const UNTRIMMED_MAX = 16;

const BYTES_HEADER = 'x-kept-bytes';
const TIME_HEADER = 'x-kept-at';

/** Fields of a request that ask for more than the first page. */
const CURSORS = ['last_msg_id', 'after_msg_id'];
const FIRST_PAGE: Readonly<Record<string, unknown>> = { page: 1, point: 0, keyword: '' };

interface KeptAnswersOptions {
  readonly keyRing: KeyRing;
  readonly clock: Clock;
  readonly telemetry: Telemetry;
}

/** The kept answers of this page's origin, in the browser's caches. */
export function createKeptAnswers({ keyRing, clock, telemetry }: KeptAnswersOptions): KeptAnswers {
  const listeners = new Set<(keptAt: number) => void>();
  const shown: number[] = [];
  let isLinkOpen = false;
  let last: Promise<unknown> = Promise.resolve();
  /** Runs that wait, with the one whose turn it is. */
  let turns = 0;
  let untrimmed = 0;

  /** One at a time: a sign-out deletes all earlier writes, and no write follows it. */
  function inTurn<Result>(what: string, fallback: Result, run: (cache: Cache) => Promise<Result>): Promise<Result> {
    // Absent on pages that are neither https nor of this machine.
    if (!('caches' in globalThis)) return Promise.resolve(fallback);
    turns += 1;
    const next = last.then(async () => {
      try {
        const cache = await caches.open(KEPT_CACHE);
        const result = await run(cache);
        if (untrimmed >= UNTRIMMED_MAX || (untrimmed > 0 && turns === 1)) {
          untrimmed = 0;
          await trim(cache);
        }
        return result;
      } catch (error) {
        // Storage that is full or forbidden, or an answer that was given up while it was read.
        telemetry.log('warn', 'kept answers failed', { what, error: String(error) });
        return fallback;
      } finally {
        turns -= 1;
      }
    });
    last = next;
    return next;
  }

  const isSignedIn = (no: string | undefined) => no !== undefined && keyRing.current()?.no === no;

  const hasEnded = ({ keys, name }: AskedCall) => keys !== null && (name === LOGOUT || !isSignedIn(keys.no));

  /** Deletes everything of a user who signs out, even if the page is closed at once. */
  const forget = ({ keys }: AskedCall) =>
    inTurn('forget', undefined, async (cache) => {
      if (keyRing.current() === null) await caches.delete(KEPT_CACHE);
      else await deleteWhere(cache, isOf(String(keys?.no)));
    });

  async function put(cache: Cache, address: string, text: string): Promise<void> {
    const bytes = new Blob([text]).size;
    await cache.delete(address);
    if (bytes > KEPT_ENTRY_BYTES_MAX) return;
    const headers = { [BYTES_HEADER]: String(bytes), [TIME_HEADER]: String(clock.now()) };
    await cache.put(new Request(address, { headers }), new Response(text, { headers }));
    untrimmed += 1;
  }

  async function find(no: string | undefined, address: string, cache: Cache): Promise<Response | null> {
    return (isSignedIn(no) ? await cache.match(address) : null) ?? null;
  }

  function tell(keptAt: number): void {
    shown.push(keptAt);
    if (shown.length > KEPT_ENTRIES_MAX) shown.shift();
    for (const listener of listeners) listener(keptAt);
  }

  return {
    async keep(asked, answer) {
      if (hasEnded(asked)) return forget(asked);
      const address = addressOf(asked);
      if (address === null) return;
      await inTurn('keep', undefined, async (cache) => {
        // The call itself fails with a body that does not arrive, and says so.
        const text = await answer.text().catch(() => null);
        if (text === null || !isSignedIn(asked.keys?.no)) return;
        const reply = normaliseReply(JSON.parse(text));
        if (reply.ok && answer.ok) await put(cache, address, text);
        else if (!reply.ok && reply.kind === 'refused') await cache.delete(address);
        if (reply.ok && asked.name === 'hall.list') await leaveHalls(cache, address, reply.data);
      });
    },
    async standIn(asked, error) {
      if (hasEnded(asked)) await forget(asked);
      const address = addressOf(asked);
      // A call that was given up, or took too long, ends with another error.
      if (address === null || isLinkOpen || !(error instanceof TypeError)) throw error;
      const answer = await inTurn<Response | null>('standIn', null, (cache) => find(asked.keys?.no, address, cache));
      // The link may have opened: answers must be fresh from then on.
      if (!answer || isLinkOpen) throw error;
      tell(timeOf(answer));
      return answer;
    },
    change: (no, name, next) =>
      // Other pages of this user change it as well.
      inTurn('change', undefined, (cache) =>
        navigator.locks.request(KEPT_CACHE, async () => {
          const address = textAddress(no, name);
          const former = await find(no, address, cache);
          const text = next(former && (await former.text()));
          if (text !== null && isSignedIn(no)) await put(cache, address, text);
        }),
      ),
    read: (no, name) =>
      inTurn<KeptText | null>('read', null, async (cache) => {
        const found = await find(no, textAddress(no, name), cache);
        return found && { text: await found.text(), keptAt: timeOf(found) };
      }),
    shown({ keptAt }) {
      if (!isLinkOpen) tell(keptAt);
    },
    linkMoved(isOpen) {
      isLinkOpen = isOpen;
    },
    keepOnly: (no) =>
      inTurn('keepOnly', undefined, async (cache) => {
        for (const name of await caches.keys()) if (FORMER_CACHES.test(name)) await caches.delete(name);
        if (no === null) await caches.delete(KEPT_CACHE);
        else await deleteWhere(cache, (address) => !isOf(no)(address));
      }),
    onStandIn(listener) {
      listeners.add(listener);
      for (const keptAt of shown) listener(keptAt);
      return () => listeners.delete(listener);
    },
  };
}

const timeOf = ({ headers }: Response) => Number(headers.get(TIME_HEADER));
const folderOf = (no: string) => `/kept/${encodeURIComponent(no)}/`;
const isOf =
  (no: string) =>
  ({ pathname }: URL) =>
    pathname.startsWith(folderOf(no));
const textAddress = (no: string, name: string) => `${folderOf(no)}text/${name}`;
/** Null for a call that is none of them. */
function addressOf({ keys, name, wire }: AskedCall): string | null {
  if (!keys || !KEPT_CALLS.test(name) || !isFirstPage(wire)) return null;
  return `${folderOf(keys.no)}${name}?${encodeURIComponent(JSON.stringify(wire))}`;
}

function isFirstPage(request: object): boolean {
  const fields = Object.entries(request).filter(([, value]) => value !== undefined);
  return fields.every(([field, value]) => {
    if (CURSORS.includes(field)) return false;
    return !(field in FIRST_PAGE) || FIRST_PAGE[field] === value;
  });
}

async function deleteWhere(cache: Cache, isMeant: (address: URL) => boolean): Promise<void> {
  for (const request of await cache.keys()) if (isMeant(new URL(request.url))) await cache.delete(request);
}

/** The oldest entries go first: a cache lists its keys in the order in which they were put. */
async function trim(cache: Cache): Promise<void> {
  const keys = await cache.keys();
  let count = keys.length;
  let bytes = keys.reduce((sum, { headers }) => sum + Number(headers.get(BYTES_HEADER)), 0);
  for (const key of keys) {
    if (count <= KEPT_ENTRIES_MAX && bytes <= KEPT_BYTES_MAX) return;
    await cache.delete(key);
    count -= 1;
    bytes -= Number(key.headers.get(BYTES_HEADER));
  }
}

/** Nothing stays of a hall that the user is in no longer. */
async function leaveHalls(cache: Cache, list: string, data: unknown): Promise<void> {
  const halls: unknown = data && typeof data === 'object' && 'list' in data ? data.list : null;
  if (!Array.isArray(halls)) return;
  const folder = list.slice(0, list.lastIndexOf('/') + 1);
  const mine = new Set(halls.map((hall: { readonly id?: unknown }) => String(hall?.id)));
  await deleteWhere(cache, ({ pathname, search }) => {
    if (!pathname.startsWith(folder) || search === '') return false;
    const request: unknown = JSON.parse(decodeURIComponent(search.slice(1)));
    const hall = request && typeof request === 'object' && 'hall_id' in request ? request.hall_id : null;
    return hall !== null && !mine.has(String(hall));
  });
}
