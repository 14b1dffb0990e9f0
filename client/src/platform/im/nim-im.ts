import type { GetAdapterType } from 'nim-web-sdk-ng/dist/esm/adapters';
import type {
  V2NIMLocalConversation,
  V2NIMLocalConversationService,
} from 'nim-web-sdk-ng/dist/esm/nim/src/V2NIMLocalConversationService';
import type { V2NIMMessage } from 'nim-web-sdk-ng/dist/esm/nim/src/V2NIMMessageService';
import { within } from '../clock/within.ts';
import type { Clock } from '../ports/clock.ts';
import {
  type Im,
  type ImBody,
  ImError,
  type ImEvents,
  type ImMessage,
  type ImReading,
  type ImSession,
  type ImSessionId,
  type ImState,
} from '../ports/im.ts';
import { imErrorOf } from './nim-errors.ts';
import { listenTo } from './nim-listening.ts';
import {
  conversationIdOf,
  draftOf,
  lastMessageOf,
  messageOf,
  readingOf,
  referenceOf,
  sessionIdOf,
} from './nim-messages.ts';
import { createNim, type Nim, type NimServers } from './nim-sdk.ts';
import { TeamReceipts } from './team-receipts.ts';

/** The longest that any call of the SDK may take; a send without an answer ends after 8 s by itself. */
const CALL_MS = 10_000;
const LOGIN_RETRIES = 1;
const LOGIN_STATUS = { out: 0, in: 1 } as const;
const SYNC_DONE = 3;
const NEWEST_FIRST = 0;
const CONVERSATIONS_PAGE = 100;
const ADVANCED_TEAM = 1;
/** Messages that one call of the provider asks about. */
const READINGS_AT_ONCE = 50;
/** Messages that were delivered, so that one that comes again after a reconnect is not told twice. */
const HEARD_MAX = 2000;
/** Own messages of which a second send is answered here. */
const SENT_MAX = 200;
/** A group asks for receipts; a private message has them anyway. */
const WITH_RECEIPTS = { messageConfig: { readReceiptEnabled: true } };

/** What both services of conversations can do. */
type Conversations = Pick<
  V2NIMLocalConversationService,
  'getConversationList' | 'clearUnreadCountByIds' | 'stickTopConversation' | 'deleteConversation'
>;

interface NimImOptions {
  readonly servers: NimServers;
  readonly clock: Clock;
  /** What the SDK takes from its environment; the browser's own by default. */
  readonly adapters?: GetAdapterType;
  /** Pause before a reconnect in milliseconds, from the one that the SDK proposes. */
  readonly reconnectDelayMs?: (proposed: number) => number;
}

/** `Im` over the provider's SDK: the same for the local platform and for the provider's own servers. */
export class NimIm implements Im {
  readonly #options: NimImOptions;
  readonly #listeners = new Map<keyof ImEvents, Set<(event: never) => void>>();
  /** Ids of messages that were delivered, oldest first. */
  readonly #heard = new Set<string>();
  /** The newest message of another person in each session: what a receipt is about. */
  readonly #newest = new Map<ImSessionId, ImMessage>();
  readonly #receipts = new TeamReceipts();
  /** Sessions that were read while the connection was lost, up to which message; null for one without messages of others. */
  readonly #unsaid = new Map<ImSessionId, ImMessage | null>();
  /** Up to when the other person has read each session, as far as listeners were told. */
  readonly #peerRead = new Map<ImSessionId, number>();
  /** Sessions in which something was stored. The SDK lists one for every send, also for a send that was refused. */
  readonly #stored = new Set<ImSessionId>();
  /** Own messages that were stored, by the caller's id. */
  readonly #sent = new Map<string, ImMessage>();
  #nim: Nim | null = null;
  #account = '';
  #token: () => Promise<string> = async () => '';
  #state: ImState = 'idle';
  /** Whether the first synchronisation is done: until then messages are old ones. */
  #isReady = false;
  /** Whether the provider keeps the conversations; otherwise the SDK builds them from messages. */
  #isCloud = false;
  #hasRenewed = false;
  #onSynced = () => {};

  constructor(options: NimImOptions) {
    this.#options = options;
  }

  state(): ImState {
    return this.#state;
  }

  async connect(account: string, token: () => Promise<string>): Promise<void> {
    const nim = this.#open(account);
    this.#token = token;
    this.#hasRenewed = false;
    this.#move('connecting');
    try {
      const synced = this.#synced();
      const given = await token();
      await this.#bounded(nim.V2NIMLoginService.login(account, given, { timeout: CALL_MS, retryCount: LOGIN_RETRIES }));
      await this.#bounded(synced);
    } catch (error) {
      // The end of an attempt that was given up means nothing to the one that followed it.
      const isOver = this.#nim !== nim;
      // A login that completes after our time-out must be signed out.
      await this.#bounded(nim.V2NIMLoginService.logout()).catch(() => {});
      if (isOver || this.#nim !== nim) throw new ImError('aborted');
      this.#move('disconnected');
      throw imErrorOf(error);
    }
    if (this.#nim !== nim) throw new ImError('aborted');
    this.#isReady = true;
    this.#move('connected');
    this.#sayRead();
  }

  async disconnect(): Promise<void> {
    const nim = this.#nim;
    this.#nim = null;
    this.#isReady = false;
    this.#newest.clear();
    this.#receipts.clear();
    this.#unsaid.clear();
    this.#peerRead.clear();
    this.#stored.clear();
    this.#heard.clear();
    this.#sent.clear();
    this.#move('idle');
    if (!nim) return;
    // It rejects when the account is not signed in.
    await this.#bounded(nim.V2NIMLoginService.logout()).catch(() => {});
    await this.#bounded(nim.destroy()).catch(() => {});
  }

  async sessions(): Promise<readonly ImSession[]> {
    const nim = this.#required();
    const all: V2NIMLocalConversation[] = [];
    for (let offset = 0, isOver = false; !isOver; ) {
      const page = await this.#call(this.#conversations(nim).getConversationList(offset, CONVERSATIONS_PAGE));
      all.push(...page.conversationList);
      isOver = page.finished;
      offset = page.offset;
    }
    const sessions = all.map((each) => this.#sessionOf(each)).filter((each) => this.#isStored(each));
    return sessions.sort((a, b) => Number(b.isPinned) - Number(a.isPinned) || b.at - a.at || (a.id < b.id ? -1 : 1));
  }

  #isStored({ id, last }: ImSession): boolean {
    // A last message without an id of the provider is pending, or was refused.
    if (last?.id !== '') this.#stored.add(id);
    return this.#stored.has(id);
  }

  #sessionOf(conversation: V2NIMLocalConversation): ImSession {
    const { conversationId, stickTop, unreadCount, lastMessage, sortOrder, updateTime } = conversation;
    const last = lastMessage ? lastMessageOf(lastMessage) : null;
    if (last) this.#noteNewest(last);
    const id = sessionIdOf(conversationId);
    return { id, isPinned: stickTop, unread: unreadCount, last, at: last?.at ?? updateTime ?? sortOrder };
  }

  async history(
    id: ImSessionId,
    { before, limit }: { readonly before?: ImMessage; readonly limit: number },
  ): Promise<readonly ImMessage[]> {
    const nim = this.#required();
    const found = await this.#call(
      nim.V2NIMMessageService.getMessageList({
        conversationId: conversationIdOf(this.#account, id),
        limit,
        direction: NEWEST_FIRST as never, // a const enum of the SDK's types
        ...(before && { anchorMessage: referenceOf(this.#account, before) }),
      }),
    );
    const messages = found.map(messageOf).sort((a, b) => a.at - b.at || Number(a.id) - Number(b.id));
    for (const each of messages) this.#noteNewest(each);
    this.#receipts.note(this.#account, messages);
    return messages;
  }

  async send(id: ImSessionId, body: ImBody, clientId: string): Promise<ImMessage> {
    const nim = this.#required();
    // The SDK refuses an id that it has sent.
    const former = this.#sent.get(clientId);
    if (former) return former;
    const draft = draftOf(nim.V2NIMMessageCreator, body);
    if (!draft) throw new ImError('denied', `a message of kind ${body.kind} cannot be sent`);
    const message = { ...draft, messageClientId: clientId };
    const sent = await this.#call(
      nim.V2NIMMessageService.sendMessage(message, conversationIdOf(this.#account, id), WITH_RECEIPTS),
    );
    const stored = { ...messageOf(sent.message), body };
    this.#sent.set(clientId, stored);
    this.#stored.add(id);
    forgetOldest(this.#sent, SENT_MAX);
    return stored;
  }

  async recall(message: ImMessage): Promise<void> {
    const nim = this.#required();
    await this.#call(nim.V2NIMMessageService.revokeMessage(referenceOf(this.#account, message)));
  }

  async markRead(id: ImSessionId): Promise<void> {
    const newest = this.#newest.get(id) ?? null;
    try {
      await this.#tellRead(id, newest);
      this.#unsaid.delete(id);
    } catch (error) {
      // A session that the viewer may not read needs no second try.
      if (error instanceof ImError && (error.reason === 'network' || error.reason === 'timeout')) {
        this.#unsaid.set(id, newest);
      } else this.#unsaid.delete(id);
      throw error;
    }
  }

  /** Tells that the messages up to this one were read. Later ones stay unread. */
  async #tellRead(id: ImSessionId, upTo: ImMessage | null): Promise<void> {
    const nim = this.#required();
    if ((this.#newest.get(id) ?? null) === upTo) {
      const conversationId = conversationIdOf(this.#account, id);
      await this.#call(this.#conversations(nim).clearUnreadCountByIds([conversationId]));
    }
    if (id.startsWith('team-')) {
      await this.#receipts.tell(id, upTo?.at ?? 0, (messages) => {
        const references = messages.map((message) => referenceOf(this.#account, message));
        return this.#call(nim.V2NIMMessageService.sendTeamMessageReceipts(references));
      });
    } else if (upTo) {
      await this.#call(nim.V2NIMMessageService.sendP2PMessageReceipt(referenceOf(this.#account, upTo)));
    }
  }

  /** What was read while the connection was lost. What fails again waits for the next connection. */
  #sayRead(): void {
    for (const [id, upTo] of this.#unsaid) {
      this.#tellRead(id, upTo).then(
        () => {
          if (this.#unsaid.get(id) === upTo) this.#unsaid.delete(id);
          this.#tellSessions();
        },
        () => {},
      );
    }
  }

  async pin(id: ImSessionId, isPinned: boolean): Promise<void> {
    const nim = this.#required();
    const conversationId = conversationIdOf(this.#account, id);
    await this.#call(this.#conversations(nim).stickTopConversation(conversationId, isPinned));
  }

  async remove(id: ImSessionId): Promise<void> {
    const nim = this.#required();
    await this.#call(this.#conversations(nim).deleteConversation(conversationIdOf(this.#account, id), false));
    this.#stored.delete(id);
  }

  async teamIds(): Promise<readonly string[]> {
    const nim = this.#required();
    const joined = await this.#call(nim.V2NIMTeamService.getJoinedTeamList([ADVANCED_TEAM as never])); // a const enum
    return joined.flatMap(({ teamId, isValidTeam }) => (isValidTeam ? [teamId] : []));
  }

  async createTeam(name: string, accounts: readonly string[]) {
    const nim = this.#required();
    const params = { name, teamType: ADVANCED_TEAM as never }; // a const enum
    const { team, failedList } = await this.#call(nim.V2NIMTeamService.createTeam(params, [...accounts]));
    return { id: team.teamId, refusing: accountsOf(failedList) };
  }

  async addToTeam(teamId: string, accounts: readonly string[]): Promise<readonly string[]> {
    const { V2NIMTeamService } = this.#required();
    return accountsOf(await this.#call(V2NIMTeamService.inviteMember(teamId, ADVANCED_TEAM as never, [...accounts])));
  }

  async kickFromTeam(teamId: string, account: string): Promise<void> {
    await this.#call(this.#required().V2NIMTeamService.kickMember(teamId, ADVANCED_TEAM as never, [account]));
  }

  async dismissTeam(teamId: string): Promise<void> {
    await this.#call(this.#required().V2NIMTeamService.dismissTeam(teamId, ADVANCED_TEAM as never));
  }

  async teamReadings(messages: readonly ImMessage[]): Promise<readonly ImReading[]> {
    const { V2NIMMessageService } = this.#required();
    const references = messages.map((message) => referenceOf(this.#account, message));
    const readings: ImReading[] = [];
    for (let from = 0; from < references.length; from += READINGS_AT_ONCE) {
      const some = references.slice(from, from + READINGS_AT_ONCE);
      readings.push(...(await this.#call(V2NIMMessageService.getTeamMessageReceipts(some))).map(readingOf));
    }
    return readings;
  }

  async teamReaders(message: ImMessage) {
    const nim = this.#required();
    const reference = referenceOf(this.#account, message);
    const found = await this.#call(nim.V2NIMMessageService.getTeamMessageReceiptDetail(reference));
    return { read: accountsOf(found.readAccountList), unread: accountsOf(found.unreadAccountList) };
  }

  async leaveTeam(teamId: string): Promise<void> {
    const nim = this.#required();
    await this.#call(nim.V2NIMTeamService.leaveTeam(teamId, ADVANCED_TEAM as never)); // a const enum
  }

  readonly blockList = {
    all: async () => [...(await this.#call(this.#required().V2NIMUserService.getBlockList()))],
    add: async (account: string) => this.#call(this.#required().V2NIMUserService.addUserToBlockList(account)),
    delete: async (account: string) => this.#call(this.#required().V2NIMUserService.removeUserFromBlockList(account)),
  };

  on<Name extends keyof ImEvents>(name: Name, listener: (event: ImEvents[Name]) => void): () => void {
    const all = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, all.add(listener));
    return () => all.delete(listener);
  }

  #tell<Name extends keyof ImEvents>(name: Name, event: ImEvents[Name]): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(event as never); // listeners stand under their name
  }

  #move(state: ImState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#tell('state', state);
  }

  #required(): Nim {
    if (!this.#nim || this.#state !== 'connected') throw new ImError('network', `state ${this.#state}`);
    return this.#nim;
  }

  #conversations(nim: Nim): Conversations {
    // Their types differ only in whether a missing last message is null or undefined.
    return this.#isCloud
      ? (nim.V2NIMConversationService as unknown as Conversations)
      : nim.V2NIMLocalConversationService;
  }

  #open(account: string): Nim {
    if (this.#nim && this.#account === account) return this.#nim;
    const nim = createNim(this.#options.servers, this.#options.adapters);
    this.#nim = nim;
    this.#account = account;
    const { reconnectDelayMs } = this.#options;
    if (reconnectDelayMs) nim.V2NIMLoginService.setReconnectDelayProvider(reconnectDelayMs);
    this.#listen(nim);
    return nim;
  }

  /** Resolves when conversations and teams are loaded. A failed synchronisation leaves them unchanged. */
  #synced(): Promise<void> {
    return new Promise((resolve) => {
      this.#onSynced = resolve;
    });
  }

  #listen(nim: Nim): void {
    listenTo(nim, () => this.#nim === nim, {
      loginStatus: (status) => this.#followLogin(status),
      dataSync: (state) => this.#followSync(state),
      loginFailed: (error) => void this.#renew(nim, error),
      kicked: () => this.#end(new ImError('kicked')),
      received: (messages) => this.#receive(messages),
      recalled: (messages) => {
        for (const each of messages) this.#tell('recalled', each);
        this.#tellSessions();
      },
      read: (receipts) => {
        for (const each of receipts) this.#tellPeerRead(each);
      },
      teamRead: (readings) => this.#tell('teamRead', readings),
      conversationsAt: (place) => {
        this.#isCloud = place === 'cloud';
      },
      conversationsChanged: (place) => {
        if ((place === 'cloud') === this.#isCloud) this.#tellSessions();
      },
    });
  }

  /** A receipt that comes during a synchronisation comes twice: by itself and with the missed ones. */
  #tellPeerRead(receipt: ImEvents['read']): void {
    const { session, upTo } = receipt;
    if (upTo <= (this.#peerRead.get(session) ?? 0)) return;
    this.#peerRead.set(session, upTo);
    this.#tell('read', receipt);
  }

  #tellSessions(): void {
    if (this.#isReady) this.#tell('sessionsChanged', true);
  }

  /** After the first connect: the SDK reconnects by itself, and is connected once it has heard what it missed. */
  #followLogin(status: number): void {
    if (!this.#isReady || status === LOGIN_STATUS.in) return;
    if (status !== LOGIN_STATUS.out) this.#move('connecting');
  }

  #followSync(state: number): void {
    if (state !== SYNC_DONE) return;
    this.#onSynced();
    if (!this.#isReady) return;
    this.#move('connected');
    this.#sayRead();
    this.#tellSessions();
  }

  /** A token that is no good any more is asked for again, once. */
  async #renew(nim: Nim, error: ImError): Promise<void> {
    if (!this.#isReady || error.reason !== 'auth') return;
    if (this.#hasRenewed) {
      this.#end(error);
      return;
    }
    this.#hasRenewed = true;
    try {
      const token = await this.#token();
      await this.#bounded(
        nim.V2NIMLoginService.login(this.#account, token, { timeout: CALL_MS, retryCount: LOGIN_RETRIES }),
      );
      this.#hasRenewed = false;
    } catch (failure) {
      if (this.#nim === nim) this.#end(imErrorOf(failure));
    }
  }

  #end(error: ImError): void {
    const nim = this.#nim;
    this.#isReady = false;
    this.#nim = null;
    if (nim) this.#bounded(nim.destroy()).catch(() => {});
    this.#move('disconnected');
    this.#tell('ended', error);
  }

  #receive(messages: readonly V2NIMMessage[]): void {
    for (const message of messages.map(messageOf)) {
      this.#noteNewest(message);
      this.#stored.add(message.session);
      const isNew = !this.#heard.has(message.id);
      this.#heard.add(message.id);
      forgetOldest(this.#heard, HEARD_MAX);
      if (isNew) this.#receipts.note(this.#account, [message]);
      if (isNew && this.#isReady) this.#tell('message', message);
    }
  }

  #noteNewest(message: ImMessage): void {
    if (message.from === this.#account) return;
    const known = this.#newest.get(message.session);
    if (!known || known.at < message.at) this.#newest.set(message.session, message);
  }

  async #call<Value>(running: Promise<Value>): Promise<Value> {
    try {
      return await this.#bounded(running);
    } catch (error) {
      throw imErrorOf(error);
    }
  }

  /** Some calls of the SDK never settle when the connection is lost. */
  #bounded<Value>(running: Promise<Value>): Promise<Value> {
    return within(this.#options.clock, CALL_MS, running, () => new ImError('timeout'));
  }
}

/** Lists of the SDK are null at times, and hold an empty account. */
const accountsOf = (accounts: readonly string[] | null): readonly string[] =>
  (accounts ?? []).filter((each) => each !== '');

function forgetOldest<Key>(kept: Map<Key, unknown> | Set<Key>, most: number): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= most) return;
    kept.delete(oldest);
  }
}
