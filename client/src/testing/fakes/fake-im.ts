import {
  type Im,
  type ImBody,
  ImError,
  type ImEvents,
  type ImMessage,
  type ImNotice,
  type ImReading,
  type ImSession,
  type ImSessionId,
  type ImState,
} from '../../platform/ports/im.ts';
import type { ImWorld } from '../contracts/im-contract.ts';

/** Epoch milliseconds of the first message. */
const START = 1_700_000_000_000;

/** A message as the server has it: `to` is an account or a team. */
interface Stored extends Omit<ImMessage, 'session'> {
  readonly to: ImSessionId;
}

/** What the server keeps of an account. */
class Mailbox {
  readonly account: string;
  readonly blocked = new Set<string>();
  readonly pinned = new Set<ImSessionId>();
  readonly removedAt = new Map<ImSessionId, number>();
  readonly readAt = new Map<ImSessionId, number>();
  /** Sessions that were read during an outage, and when. */
  readonly unsaid = new Map<ImSessionId, number>();
  page: FakeIm | null = null;

  constructor(account: string) {
    this.account = account;
  }
}

/** One fake server: messages by the order in which they came, mailboxes by account. */
class Server implements ImWorld {
  readonly mailboxes = new Map<string, Mailbox>();
  /** Members by team; the first one owns it. */
  readonly teams = new Map<string, ReadonlySet<string>>();
  /** Who was in a team when it ended. */
  readonly dismissed = new Map<string, ReadonlySet<string>>();
  /** Accounts that have read messages of teams, by message, and the members who were there when it came. */
  readonly readers = new Map<string, { readonly there: readonly string[]; readonly read: Set<string> }>();
  messages: Stored[] = [];
  readonly people = ['10001', '10002', '10003', '10004'] as const;
  isCut = false;
  /** Epoch milliseconds of the latest message: a test that needs a recent one moves it. */
  clock = START;

  im(): Im {
    return new FakeIm(this);
  }

  tokenOf(account: string): string {
    return `token of ${account}`;
  }

  async team(members: readonly string[]): Promise<string> {
    const id = `${7001 + this.teams.size}`;
    this.teams.set(id, new Set(members));
    return id;
  }

  async kick(account: string): Promise<void> {
    this.mailbox(account).page?.end(new ImError('kicked'));
  }

  async cut(): Promise<void> {
    this.isCut = true;
    for (const { page } of this.mailboxes.values()) page?.move('connecting');
  }

  async mend(): Promise<void> {
    this.isCut = false;
    for (const { page } of this.mailboxes.values()) page?.move('connected');
  }

  async settle(): Promise<void> {}

  async close(): Promise<void> {
    for (const { page } of this.mailboxes.values()) await page?.disconnect();
  }

  mailbox(account: string): Mailbox {
    const known = this.mailboxes.get(account) ?? new Mailbox(account);
    this.mailboxes.set(account, known);
    return known;
  }

  now(): number {
    this.clock += 1;
    return this.clock;
  }

  /** Stores a message under the sender's client id, once, and delivers it. */
  store(from: string, to: ImSessionId, body: ImBody, clientId: string): Stored {
    const known = this.messages.find((message) => message.from === from && message.clientId === clientId);
    if (known) return known;
    const at = this.now();
    const message: Stored = { id: String(at), clientId, from, to, at, body };
    this.messages.push(message);
    const there = [...(this.teams.get(to.slice('team-'.length)) ?? [])].filter((each) => each !== from);
    if (to.startsWith('team-')) this.readers.set(message.id, { there, read: new Set() });
    for (const page of this.#pagesOf(message)) if (page.account !== from) page.deliver(message);
    return message;
  }

  /** A line of the team itself, about one of its members. */
  note(team: string, notice: ImNotice, about: readonly string[] = []): void {
    const body: ImBody = { kind: 'notice', notice, text: '', about };
    this.store(team, `team-${team}`, body, `note ${this.messages.length}`);
  }

  /** The account reads a team up to a moment: the senders of unread messages are told. */
  readTeam(account: string, session: ImSessionId, upTo: number): void {
    for (const { id, from, to, at, body } of this.messages) {
      const readers = this.readers.get(id);
      const isNews = at <= upTo && readers?.there.includes(account) && !readers.read.has(account);
      if (to !== session || from === account || body.kind === 'notice' || !readers || !isNews) continue;
      readers.read.add(account);
      const unread = readers.there.length - readers.read.size;
      this.mailbox(from).page?.emit('teamRead', [{ session, id, read: readers.read.size, unread }]);
    }
  }

  take(message: Stored): void {
    this.messages = this.messages.filter(({ id }) => id !== message.id);
    for (const page of this.#pagesOf(message)) {
      if (page.account !== message.from) page.emit('recalled', { session: page.sessionOf(message), id: message.id });
    }
  }

  #pagesOf(message: Stored): FakeIm[] {
    const pages = [...this.mailboxes.values()].flatMap(({ page }) => (page ? [page] : []));
    return pages.filter((page) => page.state() === 'connected' && page.concerns(message));
  }
}

class FakeIm implements Im {
  readonly #server: Server;
  readonly #listeners = new Map<string, Set<(event: never) => void>>();
  account = '';
  #state: ImState = 'idle';

  readonly blockList = {
    all: async () => [...this.#box().blocked],
    add: async (account: string) => void this.#box().blocked.add(account),
    delete: async (account: string) => void this.#box().blocked.delete(account),
  };

  constructor(server: Server) {
    this.#server = server;
  }

  async connect(account: string, token: () => Promise<string>): Promise<void> {
    if ((await token()) !== this.#server.tokenOf(account)) throw new ImError('auth');
    if (this.#server.isCut) throw new ImError('network');
    this.account = account;
    this.#box().page = this;
    this.move('connected');
  }

  async disconnect(): Promise<void> {
    if (this.account !== '') this.#box().page = null;
    this.move('idle');
  }

  state(): ImState {
    return this.#state;
  }

  async sessions(): Promise<readonly ImSession[]> {
    const { pinned, readAt, removedAt } = this.#box();
    const sessions = new Map<ImSessionId, ImSession>();
    for (const message of this.#mine()) {
      const id = this.sessionOf(message);
      if (message.at <= (removedAt.get(id) ?? 0)) continue;
      const isUnread = message.from !== this.account && message.at > (readAt.get(id) ?? 0);
      const unread = (sessions.get(id)?.unread ?? 0) + (isUnread ? 1 : 0);
      sessions.set(id, { id, isPinned: pinned.has(id), unread, last: this.#seen(message), at: message.at });
    }
    const rank = ({ isPinned, last }: ImSession) => (isPinned ? Number.MAX_SAFE_INTEGER / 2 : 0) + (last?.at ?? 0);
    return [...sessions.values()].sort((a, b) => rank(b) - rank(a));
  }

  async history(id: ImSessionId, { before, limit }: { readonly before?: ImMessage; readonly limit: number }) {
    const all = this.#mine().filter((message) => this.sessionOf(message) === id);
    const older = before ? all.filter(({ at }) => at < before.at) : all;
    return older.slice(-limit).map((message) => this.#seen(message));
  }

  async send(id: ImSessionId, body: ImBody, clientId: string): Promise<ImMessage> {
    if (this.#state !== 'connected') throw new ImError('network');
    const [kind, target = ''] = id.split(/-(.*)/s);
    if (kind === 'team' && !this.#isInTeam(target)) throw new ImError('not-in-team');
    if (kind === 'p2p' && this.#server.mailbox(target).blocked.has(this.account)) throw new ImError('blocked');
    return this.#seen(this.#server.store(this.account, id, body, clientId));
  }

  async recall({ id }: ImMessage): Promise<void> {
    const message = this.#server.messages.find((each) => each.id === id);
    if (message?.from !== this.account) throw new ImError('denied');
    this.#server.take(message);
  }

  async markRead(id: ImSessionId): Promise<void> {
    const upTo = this.#server.now();
    if (this.#state !== 'connected') {
      this.#box().unsaid.set(id, upTo);
      throw new ImError('network');
    }
    this.#read(id, upTo);
  }

  #read(id: ImSessionId, upTo: number): void {
    this.#box().readAt.set(id, upTo);
    const other = id.startsWith('p2p-') ? this.#server.mailbox(id.slice(4)).page : null;
    if (id.startsWith('team-')) this.#server.readTeam(this.account, id, upTo);
    other?.emit('read', { session: `p2p-${this.account}`, upTo });
    this.emit('sessionsChanged', true);
  }

  async pin(id: ImSessionId, isPinned: boolean): Promise<void> {
    if (isPinned) this.#box().pinned.add(id);
    else this.#box().pinned.delete(id);
  }

  async remove(id: ImSessionId): Promise<void> {
    this.#box().removedAt.set(id, this.#server.now());
  }

  async teamIds(): Promise<readonly string[]> {
    return [...this.#server.teams.keys()].filter((teamId) => this.#isInTeam(teamId));
  }

  #isInTeam(teamId: string): boolean {
    return this.#server.teams.get(teamId)?.has(this.account) ?? false;
  }

  async createTeam(name: string, accounts: readonly string[]) {
    if (this.#state !== 'connected') throw new ImError('network');
    if (name.trim() === '') throw new ImError('improper');
    const id = await this.#server.team([this.account]);
    return { id, refusing: await this.addToTeam(id, accounts) };
  }

  async addToTeam(teamId: string, accounts: readonly string[]): Promise<readonly string[]> {
    const members = this.#ownTeam(teamId);
    const refusing = accounts.filter((each) => this.#server.mailbox(each).blocked.has(this.account));
    const coming = accounts.filter((each) => !refusing.includes(each));
    this.#server.teams.set(teamId, new Set([...members, ...coming]));
    if (coming.length > 0) this.#server.note(teamId, 'joined', coming);
    return refusing;
  }

  async kickFromTeam(teamId: string, account: string): Promise<void> {
    const members = this.#ownTeam(teamId);
    this.#server.note(teamId, 'kicked', [account]);
    this.#server.teams.set(teamId, new Set(members.filter((each) => each !== account)));
  }

  async dismissTeam(teamId: string): Promise<void> {
    this.#ownTeam(teamId);
    this.#server.note(teamId, 'dismissed');
    this.#server.dismissed.set(teamId, this.#server.teams.get(teamId) ?? new Set());
    this.#server.teams.set(teamId, new Set());
  }

  /** The members of a team that the account owns. */
  #ownTeam(teamId: string): readonly string[] {
    if (this.#state !== 'connected') throw new ImError('network');
    const members = [...(this.#server.teams.get(teamId) ?? [])];
    if (members[0] !== this.account) throw new ImError('denied');
    return members;
  }

  async teamReadings(messages: readonly ImMessage[]): Promise<readonly ImReading[]> {
    return messages.flatMap(({ id, session }) => {
      const readers = this.#server.readers.get(id);
      return readers
        ? [{ id, session, read: readers.read.size, unread: readers.there.length - readers.read.size }]
        : [];
    });
  }

  async teamReaders({ id }: ImMessage) {
    if (this.#state !== 'connected') throw new ImError('network');
    const readers = this.#server.readers.get(id);
    if (!readers) throw new ImError('denied');
    return { read: [...readers.read], unread: readers.there.filter((each) => !readers.read.has(each)) };
  }

  async leaveTeam(teamId: string): Promise<void> {
    const members = [...(this.#server.teams.get(teamId) ?? [])];
    if (members[0] === this.account) throw new ImError('denied');
    this.#server.teams.set(teamId, new Set(members.filter((each) => each !== this.account)));
    this.emit('sessionsChanged', true);
  }

  on<Name extends keyof ImEvents>(name: Name, listener: (event: ImEvents[Name]) => void): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  emit<Name extends keyof ImEvents>(name: Name, event: ImEvents[Name]): void {
    // Listeners are kept by the name of their event, which TypeScript cannot correlate.
    for (const listener of this.#listeners.get(name) ?? []) (listener as (event: ImEvents[Name]) => void)(event);
  }

  deliver(message: Stored): void {
    this.emit('message', this.#seen(message));
    this.emit('sessionsChanged', true);
  }

  end(reason: ImError): void {
    this.#box().page = null;
    this.emit('ended', reason);
    this.move('disconnected');
  }

  move(state: ImState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.emit('state', state);
    if (state !== 'connected') return;
    for (const [id, upTo] of this.#box().unsaid) this.#read(id, upTo);
    this.#box().unsaid.clear();
  }

  concerns({ from, to }: Stored): boolean {
    if (to.startsWith('team-')) {
      const { teams, dismissed } = this.#server;
      return [teams, dismissed].some((each) => each.get(to.slice('team-'.length))?.has(this.account));
    }
    return from === this.account || to === `p2p-${this.account}`;
  }

  /** The session in which this account has a message. */
  sessionOf({ from, to }: Stored): ImSessionId {
    return to === `p2p-${this.account}` ? `p2p-${from}` : to;
  }

  #box(): Mailbox {
    return this.#server.mailbox(this.account);
  }

  #mine(): Stored[] {
    return this.#server.messages.filter((message) => this.concerns(message));
  }

  #seen(message: Stored): ImMessage {
    const { to: _to, ...rest } = message;
    return { ...rest, session: this.sessionOf(message) };
  }
}

/** Private and team messages between several pages, in memory. How to extend: a team (`team`), an outage (`cut`, `mend`). */
export const createFakeImWorld = () => new Server();
