import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginCore, CORE_START } from '../../../../testing/kit/core-world.ts';
import { imSessions, unreadSum } from '../../../../testing/kit/im-reading.ts';
import { runs } from '../../../../testing/kit/run-size.ts';
import { userNoOf } from '../../kernel/ids.ts';
import { pageOfMessages, roamingOf, sessionsChangedAfter, sessionsDeletedAfter } from './roaming.ts';

const PEOPLE = ['10001', '10002', '10003'].map(userNoOf);
const PAGE = { anchor: 0, since: 0, until: 0, limit: 100, isOldestFirst: true };

/** A conversation as the model has it: what was said in it, and what one person makes of it. */
interface Sent {
  readonly id: string;
  readonly from: string;
  isRecalled: boolean;
  readonly unreadBy: Set<string>;
}
interface View {
  since: number;
  isPinned: boolean;
}

/** Private messages of three people and one group, written down in the plainest way. */
class Model {
  readonly said = new Map<string, Sent[]>();
  readonly views = new Map<string, Map<string, View>>(PEOPLE.map((no) => [no, new Map()]));
  readonly blocks = new Set<string>();
  readonly members = new Set<string>(PEOPLE);
  readonly #team: string;

  constructor(team: string) {
    this.#team = `team-${team}`;
  }

  keyOf(no: string, session: string): string {
    return session === this.#team ? session : [no, session.slice(4)].sort().join('+');
  }

  linesOf(no: string, session: string): Sent[] {
    const key = this.keyOf(no, session);
    const lines = this.said.get(key) ?? [];
    this.said.set(key, lines);
    return lines;
  }

  say(from: string, session: string, id: string): void {
    const others = session === this.#team ? [...this.members].filter((no) => no !== from) : [session.slice(4)];
    const lines = this.linesOf(from, session);
    for (const no of [from, ...others])
      this.#see(no, no === from || session === this.#team ? session : `p2p-${from}`, lines.length);
    lines.push({ id, from, isRecalled: false, unreadBy: new Set(others) });
  }

  /** A line of the group itself, which everyone in it counts but the person whom it is about: they left. */
  note(session: string, about: string): void {
    const lines = this.linesOf(about, session);
    for (const no of this.members) this.#see(no, session, lines.length);
    lines.push({
      id: `about ${about}`,
      from: session,
      isRecalled: false,
      unreadBy: new Set([...this.members].filter((no) => no !== about)),
    });
  }

  #see(no: string, session: string, since: number): void {
    const views = this.views.get(no);
    if (views && !views.has(session)) views.set(session, { since, isPinned: false });
  }

  shown(no: string, session: string): Sent[] {
    const since = this.views.get(no)?.get(session)?.since ?? 0;
    return this.linesOf(no, session)
      .slice(since)
      .filter(({ isRecalled }) => !isRecalled);
  }

  unread(no: string, session: string): number {
    return this.shown(no, session).filter(({ unreadBy }) => unreadBy.has(no)).length;
  }
}

const deed = fc.record({
  what: fc.constantFrom('send', 'send', 'send', 'recall', 'read', 'pin', 'delete', 'block', 'unblock', 'leave'),
  who: fc.nat(2),
  to: fc.nat(3),
  which: fc.nat(5),
});

test('after any history of sending, recalling, reading, pinning, blocking and leaving, sessions and sums are those of a plain model', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
      const { world, give } = beginCore();
      const [owner = userNoOf(''), ...others] = PEOPLE;
      // Everyone of the model has an account.
      const template = world.accounts.get(owner);
      if (!template) throw new Error('no account');
      for (const no of others) if (!world.accounts.has(no)) world.accounts.set(no, { ...template, no });
      const made = give('im.create_team', { name: '群', icon: '', members: others }, { no: owner });
      const team = 'id' in made ? String(made.id) : '';
      const teamSession = `team-${team}`;
      // Messages of the group itself are visible to all.
      for (const no of PEOPLE) give('im.read', { scene: 'team', to: team }, { no });
      const model = new Model(team);
      for (const no of PEOPLE) model.views.get(no)?.set(teamSession, { since: 0, isPinned: false });
      const ids = new Set<string>();
      let at = CORE_START;
      let heard = world.im.last_msg;
      const known = new Map(imSessions(world, owner).map(({ id }) => [id, true]));

      for (const [index, { what, who, to, which }] of deeds.entries()) {
        at += 10;
        const no = PEOPLE[who] ?? owner;
        const peer = PEOPLE[to];
        const session = peer === undefined ? teamSession : `p2p-${peer}`;
        const target = peer === undefined ? { scene: 'team', to: team } : { scene: 'p2p', to: peer };
        const by = { no, at };
        const lines = model.linesOf(no, session);
        const line = lines.filter(({ isRecalled, from }) => !isRecalled && from !== teamSession).at(-1 - which);
        const view = model.views.get(no)?.get(session);
        if (what === 'send') {
          const sent = give('im.send', { ...target, kind: 'text', body: `${index}`, c_mid: `c${index}` }, by);
          const isOpen =
            peer === undefined
              ? model.members.has(no)
              : peer !== no && !model.blocks.has(`${no} ${peer}`) && !model.blocks.has(`${peer} ${no}`);
          expect('id' in sent).toBe(isOpen);
          if (!('id' in sent)) continue;
          ids.add(String(sent.id));
          model.say(no, session, String(sent.id));
        } else if (what === 'recall' && line) {
          const done = give('im.recall', { ...target, id: line.id }, by);
          const isChief = peer === undefined && no === owner;
          const may =
            view !== undefined && (line.from === no || isChief) && (peer !== undefined || model.members.has(no));
          expect('refusal' in done).toBe(!may);
          if (may) line.isRecalled = true;
        } else if (what === 'read') {
          give('im.read', target, by);
          if (view) for (const each of lines) each.unreadBy.delete(no);
        } else if (what === 'pin') {
          give('im.pin', { ...target, top: which > 2 }, by);
          if (view) view.isPinned = which > 2;
        } else if (what === 'delete') {
          give('im.delete_session', target, by);
          model.views.get(no)?.delete(session);
          if (view) for (const each of lines) each.unreadBy.delete(no);
        } else if (what === 'block' && peer !== undefined && peer !== no) {
          give('blacklist.add', { no: peer }, by);
          model.blocks.add(`${no} ${peer}`);
        } else if (what === 'unblock' && peer !== undefined && peer !== no) {
          give('blacklist.remove', { no: peer }, by);
          model.blocks.delete(`${no} ${peer}`);
        } else if (what === 'leave' && no !== owner && model.members.has(no)) {
          give('im.leave_team', { team }, by);
          model.note(teamSession, no);
          model.members.delete(no);
        }
      }

      for (const no of PEOPLE) {
        const sessions = imSessions(world, no);
        const views = model.views.get(no) ?? new Map<string, View>();
        expect(new Set(sessions.map(({ id }) => id))).toEqual(new Set(views.keys()));
        for (const { id, unread, isTop, scene, to } of sessions) {
          expect([id, isTop, unread]).toEqual([id, views.get(id)?.isPinned, model.unread(no, id)]);
          if (scene === 'team' && !model.members.has(no)) continue;
          const shown = pageOfMessages(world, no, { scene, to }, PAGE).map((each) => String(each.id));
          expect(shown.filter((each) => ids.has(each))).toEqual(
            model.shown(no, id).flatMap((each) => (ids.has(each.id) ? [each.id] : [])),
          );
        }
        expect(unreadSum(world, no)).toBe([...views.keys()].reduce((sum, id) => sum + model.unread(no, id), 0));
      }
      // A client that knows the previous state receives every change and nothing else.
      for (const session of sessionsChangedAfter(world, owner, heard))
        known.set(`${session.scene}-${session.to}`, true);
      for (const [id] of sessionsDeletedAfter(world, owner, heard)) known.delete(id);
      expect(new Set(known.keys())).toEqual(new Set(model.views.get(owner)?.keys()));
      const missed = roamingOf(world, owner, heard).flatMap(({ messages }) => messages);
      expect(missed.every(({ id }) => id > heard)).toBe(true);
      heard = world.im.last_msg;
      expect(sessionsChangedAfter(world, owner, heard)).toEqual([]);
    }),
    { numRuns: runs(1000) },
  );
});
