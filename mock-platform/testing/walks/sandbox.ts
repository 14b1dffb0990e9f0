import type { ControlData, ControlName, ControlRequest } from '@miczero/contracts/control';
import { PERSONA_PHONES, type Persona } from '../../src/core/seeds/personas.ts';
import { controlCall } from '../kit/control-call.ts';
import { TestCaller, type TestSocket } from '../kit/test-caller.ts';
import { TestRoomSocket } from '../kit/test-room-socket.ts';

interface SandboxOptions {
  /** What the device of each person calls itself; a session belongs to one device. */
  readonly deviceOf?: (person: Persona) => string;
  /** Limits on sending; those of people unless given. */
  readonly limits?: ControlRequest<'worlds.create'>['limits'];
}

/** A world made from the seed `every-role`, and its people. */
export class Sandbox {
  readonly origin: string;
  readonly world: string;
  /** The first hall and its channels. */
  readonly hall = '8001';
  readonly channels = { general: '9002', guides: '9003', locked: '9004', voice: '9005', lockedVoice: '9006' } as const;
  /** The hall of the outsider. */
  readonly otherHall = '8002';
  /** The room of the owner, where manager and second are too. */
  readonly room = '600001';
  /** The outsider's, with the password abc123. */
  readonly lockedRoom = '600002';
  readonly #people = new Map<Persona, TestCaller>();
  readonly #sockets = new Map<Persona, TestSocket>();
  readonly #roomSockets = new Map<Persona, TestRoomSocket>();
  /** Sockets that were replaced: what they heard still counts. */
  readonly #former: TestSocket[] = [];

  readonly #deviceOf: (person: Persona) => string;

  private constructor(origin: string, world: string, deviceOf: (person: Persona) => string) {
    this.origin = origin;
    this.world = world;
    this.#deviceOf = deviceOf;
  }

  static async open(
    origin: string,
    world: string,
    { deviceOf = (person) => `sandbox-${person}`, limits }: SandboxOptions = {},
  ): Promise<Sandbox> {
    const sandbox = new Sandbox(origin, world, deviceOf);
    await sandbox.control('worlds.create', { seed_world: 'every-role', ...(limits && { limits }) });
    return sandbox;
  }

  /** A person, signed in. */
  async as(person: Persona): Promise<TestCaller> {
    const known = this.#people.get(person);
    if (known) return known;
    const caller = new TestCaller(this.origin, { world: this.world, device: this.#deviceOf(person) });
    await caller.signIn(PERSONA_PHONES[person]);
    this.#people.set(person, caller);
    return caller;
  }

  /** A visitor without a session. */
  visitor(): TestCaller {
    return new TestCaller(this.origin, { world: this.world, device: 'sandbox-visitor' });
  }

  async no(person: Persona): Promise<string> {
    return (await this.as(person)).no;
  }

  /** A person's hall socket, open until the sandbox closes. */
  async connect(person: Persona): Promise<TestSocket> {
    return this.#sockets.get(person) ?? this.connectAgain(person);
  }

  /** A new hall socket of a person, in place of the former one. */
  async connectAgain(person: Persona): Promise<TestSocket> {
    const before = this.#sockets.get(person);
    if (before) this.#former.push(before);
    const socket = await (await this.as(person)).connect();
    this.#sockets.set(person, socket);
    return socket;
  }

  /** A person's room socket, open until the sandbox closes. Opening it enters no room: calls do. */
  async connectRoom(person: Persona): Promise<TestRoomSocket> {
    const known = this.#roomSockets.get(person);
    if (known) return known;
    const socket = await TestRoomSocket.open(await this.as(person));
    this.#roomSockets.set(person, socket);
    return socket;
  }

  roomSockets(): readonly TestRoomSocket[] {
    return [...this.#roomSockets.values()];
  }

  /** Every hall socket that was open at some time. */
  hallSockets(): readonly TestSocket[] {
    return [...this.#former, ...this.#sockets.values()];
  }

  control<Name extends ControlName>(name: Name, body: Partial<ControlRequest<Name>> = {}): Promise<ControlData<Name>> {
    return controlCall(this.origin, name, this.world, body);
  }

  async close(): Promise<void> {
    for (const socket of [...this.hallSockets(), ...this.roomSockets()]) socket.close();
    await this.control('worlds.delete');
  }
}
