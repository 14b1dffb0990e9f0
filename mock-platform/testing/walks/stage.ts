import type { ControlData, ControlName, ControlRequest } from '@miczero/contracts/control';
import { STAGE_PHONES, type StagePerson } from '../../src/seeds/stage-people.ts';
import { controlCall } from '../kit/control-call.ts';
import { TestCaller, type TestSocket } from '../kit/test-caller.ts';
import { TestRoomSocket } from '../kit/test-room-socket.ts';

interface StageOptions {
  /** What the device of each person calls itself; a session belongs to one device. */
  readonly deviceOf: (person: StagePerson) => string;
}

/** A world made from the seed `stage`, with its people at hand. */
export class Stage {
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
  readonly #people = new Map<StagePerson, TestCaller>();
  readonly #sockets = new Map<StagePerson, TestSocket>();
  readonly #roomSockets = new Map<StagePerson, TestRoomSocket>();
  /** Sockets that were replaced: what they heard still counts. */
  readonly #former: TestSocket[] = [];

  readonly #deviceOf: StageOptions['deviceOf'];

  private constructor(origin: string, world: string, { deviceOf }: StageOptions) {
    this.origin = origin;
    this.world = world;
    this.#deviceOf = deviceOf;
  }

  static async open(
    origin: string,
    world: string,
    options: StageOptions = { deviceOf: (person) => `stage-${person}` },
  ): Promise<Stage> {
    const stage = new Stage(origin, world, options);
    await stage.control('worlds.create', { seed_world: 'stage' });
    return stage;
  }

  /** A person, signed in. */
  async as(person: StagePerson): Promise<TestCaller> {
    const known = this.#people.get(person);
    if (known) return known;
    const caller = new TestCaller(this.origin, { world: this.world, device: this.#deviceOf(person) });
    await caller.signIn(STAGE_PHONES[person]);
    this.#people.set(person, caller);
    return caller;
  }

  /** A visitor without a session. */
  visitor(): TestCaller {
    return new TestCaller(this.origin, { world: this.world, device: 'stage-visitor' });
  }

  async no(person: StagePerson): Promise<string> {
    return (await this.as(person)).no;
  }

  /** A person's hall socket, open until the stage closes. */
  async connect(person: StagePerson): Promise<TestSocket> {
    return this.#sockets.get(person) ?? this.connectAgain(person);
  }

  /** A new hall socket of a person, in place of the former one. */
  async connectAgain(person: StagePerson): Promise<TestSocket> {
    const before = this.#sockets.get(person);
    if (before) this.#former.push(before);
    const socket = await (await this.as(person)).connect();
    this.#sockets.set(person, socket);
    return socket;
  }

  /** A person's room socket, open until the stage closes. Opening it enters no room: calls do. */
  async connectRoom(person: StagePerson): Promise<TestRoomSocket> {
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
