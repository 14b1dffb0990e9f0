import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Im, ImError, type ImEvents, type ImSessionId } from '../../platform/ports/im.ts';

/** A server with several signed-in pages, as far as the contract has to reach behind the port. */
export interface ImWorld {
  im(): Im;
  /** Accounts of four people who have not talked yet. */
  readonly people: readonly [string, string, string, string];
  tokenOf(account: string): string;
  /** Makes a team of these people; answers its id. */
  team(members: readonly string[]): Promise<string>;
  kick(account: string): Promise<void>;
  /** Cuts every page off, until `mend`. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Resolves when messages and events have travelled. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/** What every implementation of `Im` does. `create` makes a server without messages. */
export function imContract(name: string, create: () => Promise<ImWorld>): void {
  const worlds: ImWorld[] = [];
  afterEach(async () => {
    for (const world of worlds.splice(0)) await world.close();
  });
  async function start() {
    const world = await create();
    worlds.push(world);
    const [a, b, c, d] = world.people;
    const page = async (account: string) => {
      const im = world.im();
      await im.connect(account, async () => world.tokenOf(account));
      return im;
    };
    return { world, page, a, b, c, d };
  }
  const text = (words: string) => ({ kind: 'text', text: words }) as const;
  const reasonOf = (failing: Promise<unknown>) =>
    failing.then(
      () => 'fulfilled',
      (error: unknown) => (error instanceof ImError ? error.reason : error),
    );
  function record<Event extends keyof ImEvents>(im: Im, event: Event) {
    const heard: ImEvents[Event][] = [];
    im.on(event, (value) => heard.push(value));
    return heard;
  }
  const unreadOf = async (im: Im, id: ImSessionId) => (await im.sessions()).find((each) => each.id === id)?.unread;

  describe(`${name} as Im`, () => {
    test('a private message arrives once, in order, and counts as unread until it is read', async () => {
      const { world, page, a, b } = await start();
      const [alice, bob] = [await page(a), await page(b)];
      const heard = record(bob, 'message');
      const read = record(alice, 'read');
      for (const words of ['1', '2']) await alice.send(`p2p-${b}`, text(words), `c${words}`);
      await world.settle();
      expect(heard.map(({ body, session }) => [session, body])).toEqual([
        [`p2p-${a}`, text('1')],
        [`p2p-${a}`, text('2')],
      ]);
      expect(await unreadOf(bob, `p2p-${a}`)).toBe(2);
      await bob.markRead(`p2p-${a}`);
      await world.settle();
      expect([await unreadOf(bob, `p2p-${a}`), read.at(-1)?.session]).toEqual([0, `p2p-${b}`]);
    });

    test('pictures, voice messages and videos arrive with what they were sent with', async () => {
      const { world, page, a, b } = await start();
      const [alice, bob] = [await page(a), await page(b)];
      const heard = record(bob, 'message');
      const url = 'https://example.com/a';
      const bodies = [
        { kind: 'image', url: '/files/seed/3.png', width: 320, height: 200 },
        { kind: 'voice', url, durationMs: 3210 },
        { kind: 'video', url, durationMs: 9000, width: 640, height: 360, poster: '/files/seed/3.png' },
        { kind: 'video', url, durationMs: 9000, width: 0, height: 0, poster: '' },
      ] as const;
      for (const [index, body] of bodies.entries()) await alice.send(`p2p-${b}`, body, `c${index}`);
      await world.settle();
      expect(heard.map(({ body }) => body)).toEqual(bodies);
      expect((await bob.history(`p2p-${a}`, { limit: 50 })).map(({ body }) => body)).toEqual(bodies);
    });

    test('the same client id is stored once', async () => {
      const { world, page, a, b } = await start();
      const [alice, bob] = [await page(a), await page(b)];
      const [first, again] = [
        await alice.send(`p2p-${b}`, text('x'), 'c1'),
        await alice.send(`p2p-${b}`, text('x'), 'c1'),
      ];
      await world.settle();
      expect(again.id).toBe(first.id);
      expect(await bob.history(`p2p-${a}`, { limit: 50 })).toHaveLength(1);
    });

    test('history pages backwards, oldest first', async () => {
      const { page, a, b } = await start();
      const alice = await page(a);
      for (let index = 0; index < 5; index += 1) await alice.send(`p2p-${b}`, text(`${index}`), `c${index}`);
      const newest = await alice.history(`p2p-${b}`, { limit: 2 });
      const [before] = newest;
      const older = before ? await alice.history(`p2p-${b}`, { before, limit: 2 }) : [];
      expect([...older, ...newest].map(({ body }) => body)).toEqual(['1', '2', '3', '4'].map(text));
    });

    test('messages of a team reach its members, and outsiders can neither send nor receive', async () => {
      const { world, page, a, b, c } = await start();
      const team = await world.team([a, b]);
      const [alice, bob, carol] = [await page(a), await page(b), await page(c)];
      const heard = [record(bob, 'message'), record(carol, 'message')];
      await alice.send(`team-${team}`, text('hi'), 'c1');
      await world.settle();
      expect(heard.map(({ length }) => length)).toEqual([1, 0]);
      const inTeam = (im: Im) => im.teamIds().then((ids) => ids.includes(team));
      expect([await inTeam(bob), await inTeam(carol)]).toEqual([true, false]);
      expect(await reasonOf(carol.send(`team-${team}`, text('x'), 'c2'))).toBe('not-in-team');
      expect(await reasonOf(alice.leaveTeam(team))).toBe('denied');
      await bob.leaveTeam(team);
      await world.settle();
      expect([await inTeam(bob), await inTeam(alice)]).toEqual([false, true]);
      await bob.markRead(`team-${team}`);
      expect((await unreadOf(bob, `team-${team}`)) ?? 0).toBe(0);
      expect(await reasonOf(bob.send(`team-${team}`, text('x'), 'c3'))).toBe('not-in-team');
    });

    test('a team is made, gains and loses members, and ends; people who have blocked its owner stay outside', async () => {
      const { world, page, a, b, c, d } = await start();
      const [alice, bob, carol] = [await page(a), await page(b), await page(c)];
      const dave = await page(d);
      await dave.blockList.add(a);
      await world.settle();
      const { id, refusing } = await alice.createTeam('开黑小队', [b, d]);
      await world.settle();
      expect(refusing).toEqual([d]);
      const inTeam = () => Promise.all([alice, bob, carol, dave].map(async (im) => (await im.teamIds()).includes(id)));
      expect(await inTeam()).toEqual([true, true, false, false]);
      expect(await reasonOf(bob.addToTeam(id, [c]))).toBe('denied');
      expect(await alice.addToTeam(id, [c, d])).toEqual([d]);
      await world.settle();
      expect(await inTeam()).toEqual([true, true, true, false]);
      expect((await carol.sessions()).map((each) => each.id)).toContain(`team-${id}`);
      expect(await reasonOf(bob.kickFromTeam(id, c))).toBe('denied');
      await alice.kickFromTeam(id, b);
      await world.settle();
      expect(await inTeam()).toEqual([true, false, true, false]);
      expect(await reasonOf(carol.dismissTeam(id))).toBe('denied');
      await alice.dismissTeam(id);
      await world.settle();
      expect(await inTeam()).toEqual([false, false, false, false]);
      const ends = (await carol.sessions()).find((each) => each.id === `team-${id}`)?.last?.body;
      expect(ends).toMatchObject({ kind: 'notice', notice: 'dismissed' });
      expect(await reasonOf(alice.createTeam('   ', [b]))).toBe('improper');
    });

    test('the sender of a message in a team sees who has read it, at once and after a new connection', async () => {
      const { world, page, a, b, c, d } = await start();
      const team = await world.team([a, b, c]);
      const [alice, bob, carol] = [await page(a), await page(b), await page(c)];
      const heard = record(alice, 'teamRead');
      const [first, second] = [
        await alice.send(`team-${team}`, text('1'), 'c1'),
        await alice.send(`team-${team}`, text('2'), 'c2'),
      ];
      await world.settle();
      const counts = async () => (await alice.teamReadings([first, second])).map(({ read, unread }) => [read, unread]);
      expect(await counts()).toEqual([
        [0, 2],
        [0, 2],
      ]);
      await bob.markRead(`team-${team}`);
      await bob.markRead(`team-${team}`);
      await world.settle();
      const session = `team-${team}` as const;
      expect(heard.flat()).toEqual([first, second].map(({ id }) => ({ session, id, read: 1, unread: 1 })));
      const third = await alice.send(session, text('3'), 'c3');
      await world.settle();
      await carol.history(session, { limit: 50 });
      await carol.markRead(session);
      await world.settle();
      expect(await alice.teamReaders(first)).toEqual({ read: [b, c], unread: [] });
      expect(await alice.teamReaders(third)).toEqual({ read: [c], unread: [b] });
      await alice.addToTeam(team, [d]);
      await alice.disconnect();
      await alice.connect(a, async () => world.tokenOf(a));
      // A member who came later is not counted.
      expect(await counts()).toEqual([
        [2, 0],
        [2, 0],
      ]);
      expect(await reasonOf(alice.teamReaders({ ...first, id: '999999' }))).not.toBe('fulfilled');
    });

    test('a blocked account cannot send until the block is lifted', async () => {
      const { page, a, b } = await start();
      const [alice, bob] = [await page(a), await page(b)];
      await bob.blockList.add(a);
      expect(await bob.blockList.all()).toEqual([a]);
      expect(await reasonOf(alice.send(`p2p-${b}`, text('x'), 'c1'))).toBe('blocked');
      // What was refused makes no session.
      expect((await alice.sessions()).map(({ id }) => id)).not.toContain(`p2p-${b}`);
      await bob.blockList.delete(a);
      expect(await reasonOf(alice.send(`p2p-${b}`, text('x'), 'c2'))).toBe('fulfilled');
    });

    test('a recalled message goes for everyone; that of another cannot be recalled', async () => {
      const { world, page, a, b } = await start();
      const [alice, bob] = [await page(a), await page(b)];
      const recalled = record(bob, 'recalled');
      const sent = await alice.send(`p2p-${b}`, text('oops'), 'c1');
      await world.settle();
      const [received] = await bob.history(`p2p-${a}`, { limit: 1 });
      expect(received && (await reasonOf(bob.recall(received)))).toBe('denied');
      await alice.recall(sent);
      await world.settle();
      expect(recalled).toEqual([{ session: `p2p-${a}`, id: sent.id }]);
      expect(await bob.history(`p2p-${a}`, { limit: 50 })).toEqual([]);
    });

    test('pinned sessions come first, then the newest; a removed one comes back with its next message', async () => {
      const { world, page, a, b, c, d } = await start();
      const alice = await page(a);
      const bob = await page(b);
      for (const to of [b, c, d]) await alice.send(`p2p-${to}`, text(to), `c${to}`);
      await alice.pin(`p2p-${b}`, true);
      const talks: readonly string[] = world.people.map((each) => `p2p-${each}`);
      const ids = async () => (await alice.sessions()).map(({ id }) => id).filter((id) => talks.includes(id));
      expect(await ids()).toEqual([`p2p-${b}`, `p2p-${d}`, `p2p-${c}`]);
      await alice.remove(`p2p-${b}`);
      expect(await ids()).toEqual([`p2p-${d}`, `p2p-${c}`]);
      await bob.send(`p2p-${a}`, text('again'), 'x1');
      await world.settle();
      expect(await ids()).toContain(`p2p-${b}`);
    });

    test('messages sent during an outage arrive once after it', async () => {
      const { world, page, a, b } = await start();
      const [alice, bob] = [await page(a), await page(b)];
      const heard = record(bob, 'message');
      const states = record(bob, 'state');
      await alice.send(`p2p-${b}`, text('1'), 'c1');
      await world.settle();
      await world.cut();
      await world.settle();
      expect(['network', 'timeout']).toContain(await reasonOf(alice.send(`p2p-${b}`, text('2'), 'c2')));
      await world.mend();
      await world.settle();
      await alice.send(`p2p-${b}`, text('2'), 'c2');
      await world.settle();
      expect(heard.map(({ body }) => body)).toEqual([text('1'), text('2')]);
      expect([states.at(0), states.at(-1)]).toEqual(['connecting', 'connected']);
    });

    test('the page hears of a receipt once, also when its next synchronisation repeats it', async () => {
      const { world, page, a, b } = await start();
      const [alice, bob] = [await page(a), await page(b)];
      const read = record(alice, 'read');
      await alice.send(`p2p-${b}`, text('1'), 'c1');
      await world.settle();
      await bob.markRead(`p2p-${a}`);
      await world.settle();
      // The reader's session changes, so that the server reports it again.
      await bob.pin(`p2p-${a}`, true);
      await world.cut();
      await world.mend();
      await world.settle();
      expect(read.map(({ session }) => session)).toEqual([`p2p-${b}`]);
    });

    test('receipts of an outage are sent after it, in private and in a team', async () => {
      const { world, page, a, b } = await start();
      const team = await world.team([a, b]);
      const [alice, bob] = [await page(a), await page(b)];
      const read = record(alice, 'read');
      const teamRead = record(alice, 'teamRead');
      const [privately, publicly] = [`p2p-${a}`, `team-${team}`] as const;
      await alice.send(`p2p-${b}`, text('1'), 'c1');
      const inTeam = await alice.send(publicly, text('2'), 'c2');
      await world.settle();
      await bob.sessions();
      await world.cut();
      for (const session of [privately, publicly])
        expect(['network', 'timeout']).toContain(await reasonOf(bob.markRead(session)));
      expect([read, teamRead]).toEqual([[], []]);
      await world.mend();
      // The other page may connect later than the receipts are sent: it asks then.
      await vi.waitFor(async () => {
        expect(read.map(({ session }) => session)).toEqual([`p2p-${b}`]);
        expect(await alice.teamReadings([inTeam])).toEqual([{ session: publicly, id: inTeam.id, read: 1, unread: 0 }]);
      }, 10_000);
      expect([await unreadOf(bob, privately), await unreadOf(bob, publicly)]).toEqual([0, 0]);
      // The next outage tells nothing of what came since.
      const { at } = await alice.send(`p2p-${b}`, text('3'), 'c3');
      await world.settle();
      await world.cut();
      await world.mend();
      await world.settle();
      expect(read.every(({ upTo }) => upTo < at)).toBe(true);
      expect(await unreadOf(bob, privately)).toBe(1);
    });

    test('a wrong token is the error auth; a kicked user receives the event and stays disconnected', async () => {
      const { world, page, a, b } = await start();
      expect(await reasonOf(world.im().connect(a, async () => 'forged'))).toBe('auth');
      const alice = await page(a);
      const ended = record(alice, 'ended');
      await world.kick(a);
      await world.settle();
      expect([ended.map(({ reason }) => reason), alice.state()]).toEqual([['kicked'], 'disconnected']);
      expect(await reasonOf(alice.send(`p2p-${b}`, text('x'), 'c1'))).toBe('network');
    });

    test('messages sent after a disconnect arrive on the next connection', async () => {
      const { world, page, a, b } = await start();
      const [alice, bob] = [await page(a), await page(b)];
      const heard = record(bob, 'message');
      await bob.disconnect();
      await alice.send(`p2p-${b}`, text('later'), 'c1');
      await world.settle();
      expect([heard, bob.state()]).toEqual([[], 'idle']);
      await bob.connect(b, async () => world.tokenOf(b));
      await world.settle();
      expect(await unreadOf(bob, `p2p-${a}`)).toBe(1);
    });
  });
}
