import '../../testing/browser-globals.ts';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { closeNimNode, createNimWorld } from '../../testing/nim-world.ts';
import { IS_DEEP } from '../../testing/run-size.ts';
import { type Im, ImError, type ImMessage, type ImSession, type ImSessionId } from '../ports/im.ts';

afterAll(closeNimNode);

/** Histories of the genuine SDK at the platform's link server; `npm run deep` runs the large number. */
const HISTORIES = IS_DEEP ? 1000 : 4;
const PAGE = { limit: 100 };

/** A message, or a line of the group itself, as the model has it. */
interface Said {
  readonly message: ImMessage | null;
  readonly from: string;
  isRecalled: boolean;
  readonly unreadBy: Set<string>;
}
interface View {
  /** How many lines of the conversation the person does not see. */
  readonly since: number;
  isPinned: boolean;
}

/** Conversations of three people and their group, in the plainest way. */
class Model {
  readonly members: Set<string>;
  readonly blocks = new Set<string>();
  readonly views = new Map<string, Map<ImSessionId, View>>();
  readonly #lines = new Map<string, Said[]>();
  readonly #team: ImSessionId;

  constructor(people: readonly string[], team: ImSessionId) {
    this.#team = team;
    this.members = new Set(people);
    for (const person of people) this.views.set(person, new Map([[team, { since: 0, isPinned: false }]]));
  }

  lines(own: string, session: ImSessionId): Said[] {
    const key = session === this.#team ? session : [own, session.slice('p2p-'.length)].sort().join('+');
    const lines = this.#lines.get(key) ?? [];
    this.#lines.set(key, lines);
    return lines;
  }

  say(from: string, session: ImSessionId, message: ImMessage | null): void {
    const isTeam = session === this.#team;
    const lines = this.lines(from, session);
    const others = isTeam ? [...this.members] : [session.slice('p2p-'.length)];
    for (const person of new Set([from, ...others])) {
      const own: ImSessionId = isTeam || person === from ? session : `p2p-${from}`;
      const views = this.views.get(person);
      if (views && !views.has(own)) views.set(own, { since: lines.length, isPinned: false });
    }
    lines.push({ message, from, isRecalled: false, unreadBy: new Set(others.filter((each) => each !== from)) });
  }

  shown(own: string, session: ImSessionId): Said[] {
    const { since } = this.views.get(own)?.get(session) ?? { since: 0 };
    return this.lines(own, session).filter(({ isRecalled }, index) => index >= since && !isRecalled);
  }

  unread(own: string, session: ImSessionId): number {
    return this.shown(own, session).filter(({ unreadBy }) => unreadBy.has(own)).length;
  }

  read(own: string, session: ImSessionId): void {
    for (const line of this.lines(own, session)) line.unreadBy.delete(own);
  }
}

const deed = fc.record({
  what: fc.constantFrom(
    'send',
    'send',
    'send',
    'send',
    'recall',
    'read',
    'pin',
    'remove',
    'block',
    'unblock',
    'leave',
    'cut',
  ),
  who: fc.nat(2),
  to: fc.nat(3),
  which: fc.nat(3),
});

test('after any history of sending, recalling, reading, pinning, blocking, leaving and outages, the sessions and sums of every page are those of a plain model', async () => {
  const history = fc.array(deed, { minLength: 5, maxLength: 25 });
  await fc.assert(
    fc.asyncProperty(history, async (deeds) => {
      const world = await createNimWorld();
      const people = world.people.slice(0, 3);
      const id = await world.team(people);
      const team: ImSessionId = `team-${id}`;
      const ims = new Map<string, Im>();
      for (const person of people) {
        const im = world.im();
        ims.set(person, im);
        await im.connect(person, async () => world.tokenOf(person));
        await im.markRead(team);
      }
      const model = new Model(people, team);
      for (const [index, { what, who, to, which }] of deeds.entries()) {
        const own = people[who] ?? '';
        const peer = people[to];
        const im = ims.get(own);
        if (!im || peer === own) continue;
        const session: ImSessionId = peer === undefined ? team : `p2p-${peer}`;
        const view = model.views.get(own)?.get(session);
        const blocks = peer === undefined ? [] : [`${own} ${peer}`, `${peer} ${own}`];
        // What a page does to a session follows what it has heard.
        if (what !== 'send') await world.settle();
        if (what === 'send') {
          const isOpen = peer === undefined ? model.members.has(own) : !blocks.some((each) => model.blocks.has(each));
          const sent = await im.send(session, { kind: 'text', text: `${index}` }, `c${index}`).catch((error) => error);
          expect(sent instanceof ImError).toBe(!isOpen);
          if (isOpen) model.say(own, session, sent);
        } else if (what === 'recall' && view) {
          const mine = model.shown(own, session).filter(({ from, message }) => from === own && message !== null);
          const line = mine.at(-1 - which);
          if (!line?.message || (peer === undefined && !model.members.has(own))) continue;
          await im.recall(line.message);
          line.isRecalled = true;
        } else if (what === 'read' && view) {
          await im.markRead(session);
          model.read(own, session);
        } else if (what === 'pin' && view) {
          await im.pin(session, which > 1);
          view.isPinned = which > 1;
        } else if (what === 'remove' && view) {
          await im.remove(session);
          model.views.get(own)?.delete(session);
          model.read(own, session);
        } else if (what === 'block' && peer !== undefined) {
          await im.blockList.add(peer);
          model.blocks.add(`${own} ${peer}`);
        } else if (what === 'unblock' && peer !== undefined) {
          await im.blockList.delete(peer);
          model.blocks.delete(`${own} ${peer}`);
        } else if (what === 'leave' && peer === undefined && own !== people[0] && model.members.has(own)) {
          await im.leaveTeam(id);
          model.say(own, team, null);
          model.members.delete(own);
        } else if (what === 'cut') {
          await world.cut();
          await world.mend();
        }
      }
      await world.settle();
      for (const [own, im] of ims) {
        const views = model.views.get(own) ?? new Map<ImSessionId, View>();
        const isOfModel = ({ id: each }: ImSession): boolean =>
          each === team || people.includes(each.slice('p2p-'.length));
        const known: readonly ImSession[] = (await im.sessions()).filter(isOfModel);
        const seen = known.map(({ id: each, isPinned, unread }) => [each, isPinned, unread] as const);
        const wanted = [...views].map(([each, { isPinned }]) => [each, isPinned, model.unread(own, each)] as const);
        expect(new Set(seen)).toEqual(new Set(wanted));
        for (const { id: each } of known) {
          if (each === team && !model.members.has(own)) continue;
          const texts = (await im.history(each, PAGE)).flatMap(({ body }) => (body.kind === 'text' ? body.text : []));
          const said = model
            .shown(own, each)
            .flatMap(({ message }) => (message?.body.kind === 'text' ? message.body.text : []));
          // A page that removed a session keeps what it had seen of it.
          const isWhole = views.get(each)?.since === 0;
          expect(isWhole ? texts : texts.slice(texts.length - said.length)).toEqual(said);
        }
      }
      await world.close();
    }),
    { numRuns: HISTORIES, ...(!IS_DEEP && { seed: 12 }) },
  );
});
