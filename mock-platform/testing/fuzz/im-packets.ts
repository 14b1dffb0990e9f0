import fc from 'fast-check';
import type { Property } from '../../src/realtime/im/bytes.ts';
import { IM_CODE } from '../../src/realtime/im/codes.ts';
import { REQUESTS } from '../../src/realtime/im/commands.ts';
import { type Field, type FieldType, type FieldValues, packetBytes } from '../../src/realtime/im/packet.ts';
import type { RequestName } from '../../src/realtime/im/request-fields.ts';
import { TestImSocket } from '../kit/test-im-socket.ts';
import type { Persona, Sandbox } from '../walks/index.ts';
import type { Findings } from './findings.ts';
import { hostileText } from './hostile-values.ts';

/** Below the burst that one connection may send (realtime/im/im-gateway.ts). */
const PACKETS_EACH = 200;
/** What a number, a name of a kind and a text of any length must not be, each in the place of every text once. */
const ODD = ['NaN', 'constructor', '__proto__', '-1', 'x'.repeat(10_000)];
const PEOPLE: readonly Persona[] = ['owner', 'member'];
/** It ends the socket. */
const NAMES = (Object.keys(REQUESTS) as RequestName[]).filter((name) => name !== 'logout');

export interface ImRun {
  readonly sandbox: Sandbox;
  readonly seed: number;
  readonly findings: Findings;
}

interface Pair {
  readonly own: string;
  readonly other: string;
}

interface Request {
  readonly name: RequestName;
  readonly fields: readonly Field[];
}

const TEAM = '7002';
const MEDIA = '{"url":"https://x.example/a"}';

/** Properties with which a request does something, as far as it has any. */
function fittingTags({ own, other }: Pair): { readonly [Name in RequestName]?: readonly Property[] } {
  const said = { 0: '0', 1: other, 9: '你好', 10: MEDIA, 11: 'c1' };
  const conversation = { 1: `${own}|1|${other}`, 2: '1' };
  const conversations = { 1: JSON.stringify([`${own}|1|${other}`, `${own}|2|${TEAM}`]) };
  return {
    sync: [{ 1: '0', 3: '0', 7: '0', 14: '0', 17: '1', 18: '0', 28: '0' }],
    send_private: ['0', '1', '2', '100'].map((type) => ({ ...said, 8: type })),
    send_team: [{ ...said, 0: '1', 1: TEAM, 8: '0' }],
    recall: [{ 1: '7', 2: other, 11: '1' }],
    receipt: [{ 1: other, 7: '1' }],
    team_receipts: [{ 0: TEAM, 1: '1' }],
    team_reads: [{ 0: TEAM, 1: '1' }],
    team_readers: [{ 0: TEAM, 1: '1' }],
    mark_read_many: [{ 1: '0', 2: other }],
    conversations_sync: [{ 1: '0' }],
    conversation_delete: [conversation],
    conversations_delete: [conversations],
    conversation_pin: [conversation],
    conversation_read: [conversation],
    conversations_read: [conversations],
    pin_local: [{ 1: `p2p|${other}` }],
    unpin_local: [{ 1: `p2p|${other}` }],
    team_create: [{ 3: '群', 20: '' }],
    team_members: [{ 1: TEAM }],
  };
}

/** Each property with each odd text in the place of each of its texts. */
function oddRequests(pair: Pair): readonly Request[] {
  return Object.entries(fittingTags(pair)).flatMap(([name, tags]) =>
    tags.flatMap((tag) =>
      Object.keys(tag).flatMap((key) =>
        ODD.map((odd) => {
          const property = { ...tag, [key]: odd };
          const [, [type]] = REQUESTS[name as 'sync' | 'team_receipts']; // the names above, whose first field is a property
          const field: Field =
            String(type) === 'PropertyArray' ? ['PropertyArray', [property]] : ['Property', property];
          return { name: name as RequestName, fields: [field] };
        }),
      ),
    ),
  );
}

function anyRequest(pair: Pair): fc.Arbitrary<Request> {
  const tags = fittingTags(pair);
  const text = hostileText([pair.own, pair.other, TEAM, '1', '200']);
  const number = fc.constantFrom(0, 1, Number(TEAM), 255, 65_535, 2 ** 32 - 1);
  return fc.constantFrom(...NAMES).chain((name) => {
    const changed = fc
      .tuple(
        fc.constantFrom<Property>(...(tags[name] ?? [{}])),
        fc.dictionary(fc.constantFrom('1', '7', '8', '11', '20'), text),
      )
      .map(([tag, strange]): Property => ({ ...tag, ...strange }));
    const values: { readonly [Type in FieldType]: fc.Arbitrary<FieldValues[Type]> } = {
      Property: changed,
      PropertyArray: fc.array(changed, { maxLength: 3 }),
      Byte: fc.constantFrom(0, 1, 255),
      Int: number,
      Bool: fc.boolean(),
      Long: fc.oneof(number, fc.constant(Number.MAX_SAFE_INTEGER), fc.constant(2 ** 63)),
      LongArray: fc.array(number, { maxLength: 3 }),
      String: text,
      StrArray: fc.array(text, { maxLength: 3 }),
      StrLongMap: fc.constant(new Map()),
      LongLongMap: fc.constant(new Map()),
    };
    const types: readonly FieldType[] = REQUESTS[name][1];
    // Type and value belong together in each member of `Field`, which a mapped list cannot see.
    const fields = fc.tuple(...types.map((type) => values[type].map((value) => [type, value] as unknown as Field)));
    return fc.record({ name: fc.constant(name), fields });
  });
}

const BROKEN = [
  Buffer.alloc(0),
  Buffer.from([1]),
  Buffer.alloc(2000, 0xff),
  Buffer.from([0, 30, 1, 1, 0, 0, 0xff, 0xff]),
];

async function enter({ sandbox }: ImRun, person: Persona) {
  const { account, token } = await (await sandbox.as(person)).call('user.getImToken', {});
  const socket = await TestImSocket.open(sandbox.origin, sandbox.world);
  await socket.login(account, token, `fuzz-${person}`);
  return { socket, account };
}

/** Sockets of the messaging provider: every request with odd texts in it; each is answered, and none breaks anything. */
export async function attackIm(run: ImRun): Promise<void> {
  const { sandbox } = run;
  const [owner, member] = [await sandbox.no('owner'), await sandbox.no('member')];
  for (const [index, person] of PEOPLE.entries()) {
    const pair = person === 'owner' ? { own: owner, other: member } : { own: member, other: owner };
    const random = fc.sample(anyRequest(pair), { seed: run.seed + index, numRuns: PACKETS_EACH });
    const all = [...oddRequests(pair), ...random];
    for (let from = 0; from < all.length; from += PACKETS_EACH) {
      await attackWith(run, person, pair.other, all.slice(from, from + PACKETS_EACH));
    }
  }
}

async function attackWith(run: ImRun, person: Persona, other: string, requests: readonly Request[]): Promise<void> {
  const { findings } = run;
  const { socket } = await enter(run, person);
  await socket.say(other, '在吗', `c-${findings.frames}`);
  for (const bytes of BROKEN) socket.raw(bytes);
  const serialOf = (index: number) => 1000 + index;
  for (const [index, { name, fields }] of requests.entries()) {
    const [id] = REQUESTS[name];
    socket.raw(packetBytes({ id, serial: serialOf(index) }, fields));
  }
  findings.frames += requests.length + BROKEN.length;
  await socket.ask('6_23').catch(() => findings.add(`im socket of ${person}: does not answer any more`));
  for (const [index, request] of requests.entries()) {
    if (request.name === 'mark_received') continue;
    const code = socket.received.find(({ serial }) => serial === serialOf(index))?.code;
    const isJudged = code !== undefined && code !== IM_CODE.tooOften;
    if (!isJudged || code === IM_CODE.broken) findings.add(`im ${request.name}: ${code}`, request.fields);
  }
  socket.close();
}
