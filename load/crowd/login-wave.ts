import { ENDPOINTS } from '@miczero/contracts';
import { Caller, HallSocket, hallTarget, type Runtime, type Session, type Signing } from '@miczero/scenarios/player';

/** People who sign in with their password, one after the other, and open the socket of their halls. */
export interface WavePlan {
  /** `http://host:port`. */
  readonly origin: string;
  readonly world: string;
  /** Person n has the phone `firstPhone` + n. */
  readonly firstPhone: number;
  readonly password: string;
}

/** What the runtime gives: k6 or Node. */
export type WaveRuntime = Runtime & Signing;

/** Numbers that appear while the wave lasts. Durations count from the moment at which a person sends the password. */
export interface WaveEvents {
  readonly onSignedIn: (afterMs: number) => void;
  /** The socket of the halls is open: the person is in. */
  readonly onEntered: (afterMs: number) => void;
  readonly onRefused: (what: string) => void;
  readonly onViolation: (what: string) => void;
  /** A socket that was to stay open has closed; `why` is '' where that is not known. */
  readonly onClosed: (why: string) => void;
}

/** Users arrive one by one; the wave records those it has signed in. */
export class LoginWave {
  readonly #plan: WavePlan;
  readonly #runtime: WaveRuntime;
  readonly #events: WaveEvents;
  readonly #sockets: HallSocket[] = [];
  readonly #sids = new Set<string>();
  readonly #accounts = new Set<string>();
  #came = 0;
  #doubled = 0;
  #entered = 0;
  #refused = 0;
  #isOver = false;

  constructor(plan: WavePlan, runtime: WaveRuntime, events: WaveEvents) {
    [this.#plan, this.#runtime, this.#events] = [plan, runtime, events];
  }

  /** People who are in, or were refused: nothing more happens to them. */
  get settled(): number {
    return this.#entered + this.#refused;
  }

  /** One person comes. Resolves when the socket is being opened, or the login was refused; it never rejects. */
  async come(person: number): Promise<void> {
    this.#came += 1;
    try {
      await this.#come(person);
    } catch (error) {
      // A person whose request broke would be missing without a reason.
      this.#refuse(error instanceof Error ? error.message : String(error));
    }
  }

  async #come(person: number): Promise<void> {
    const startedAt = Date.now();
    const session = await this.#signIn(person);
    if (!session || this.#isOver) return;
    this.#events.onSignedIn(Date.now() - startedAt);
    if (this.#sids.has(session.sid) || this.#accounts.has(session.no)) this.#doubled += 1;
    this.#sids.add(session.sid);
    this.#accounts.add(session.no);
    this.#sockets.push(
      new HallSocket(this.#runtime.open(this.#addressOf(session)), {
        onReady: () => {
          this.#entered += 1;
          this.#events.onEntered(Date.now() - startedAt);
        },
        onPacket: () => {},
        onClose: (why) => {
          if (!this.#isOver) this.#events.onClosed(why);
        },
      }),
    );
  }

  /**
   * Closes every socket. `doubled`: people who were given the session or the account of another one of this wave. `missing`: people who
   * came, and of whom nothing was heard since.
   */
  end(): { readonly doubled: number; readonly missing: number } {
    this.#isOver = true;
    for (const socket of this.#sockets) socket.close();
    return {
      doubled: this.#doubled,
      missing: this.#came - this.settled,
    };
  }

  #refuse(what: string): void {
    this.#refused += 1;
    this.#events.onRefused(what);
  }

  #addressOf(session: Session): string {
    const { origin, world } = this.#plan;
    return `${origin.replace(/^http/, 'ws')}${hallTarget(session, world, this.#runtime)}`;
  }

  async #signIn(person: number): Promise<Session | null> {
    const { firstPhone, password } = this.#plan;
    const caller = new Caller(this.#plan, this.#runtime, `wave-${person}`);
    const phone = String(firstPhone + person);
    const login = await caller.signIn(phone, password);
    const decoded = ENDPOINTS['account.login'].data.safeParse(login);
    if (!decoded.success) {
      this.#events.onViolation(decoded.error.message);
      this.#refuse('the reply does not fit the contract');
      return null;
    }
    // The other one may have come to another virtual user, of whose sessions this wave knows nothing.
    if (decoded.data.phone !== phone) {
      this.#refuse(`the account of ${decoded.data.phone} for the phone ${phone}`);
      return null;
    }
    const { no, token } = login;
    return { no, sid: token.sid, secret_key: token.secret_key };
  }
}
