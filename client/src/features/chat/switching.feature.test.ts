import { CHANNEL_HISTORY_PAGE_SIZE, CODES, ERRORS } from '@miczero/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { GENERAL, GUIDES, HALL, messageAt } from '../../testing/chat-lines.ts';
import { inChannel, runClient } from '../../testing/run-client.ts';
import { IS_DEEP } from '../../testing/run-size.ts';
import { PLACES, type Place, TalkingPlatform } from '../../testing/talking-platform.ts';
import { channelActions, selectShownChannel } from '../channel/index.ts';
import { hallsActions } from '../halls/index.ts';
import { chatActions } from './chat.slice.ts';
import { isMessage } from './line.ts';

/** Longer than any call, pause and attempt to connect that a step leaves behind. */
const CALM_MS = 20_000;

type Step =
  /** The viewer opens a place; a channel of the open hall from the tree. */
  | { readonly do: 'open'; readonly place: Place }
  /** Another user writes a burst, one line each so many milliseconds. */
  | { readonly do: 'burst'; readonly place: Place; readonly lines: number; readonly everyMs: number }
  | { readonly do: 'send'; readonly lines: number }
  | { readonly do: 'drop' }
  | { readonly do: 'wait'; readonly ms: number };

const place = fc.constantFrom(...PLACES);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('open' as const), place }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('burst' as const),
      place,
      lines: fc.integer({ min: 1, max: 45 }),
      everyMs: fc.constantFrom(0, 5, 20, 80),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('send' as const), lines: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'drop' as const }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 700 }) }) },
);

async function openPage(ways: readonly number[]) {
  let platform: TalkingPlatform | null = null;
  let way = 0;
  const run = await runClient({
    prepare: (fakes) => {
      platform = new TalkingPlatform(fakes, () => {
        way += 1;
        return ways[way % ways.length] ?? 0;
      });
    },
  });
  if (platform === null) throw new Error('the client was not prepared');
  return { run, platform: platform as TalkingPlatform };
}
type Page = Awaited<ReturnType<typeof openPage>>;

function take({ run, platform }: Page, step: Step): void {
  if (step.do === 'drop') platform.drop();
  else if (step.do === 'send') {
    for (let at = 0; at < step.lines; at += 1) run.dispatch(chatActions.sendRequested({ text: '我', mentions: {} }));
  } else if (step.do === 'burst') {
    for (let at = 0; at < step.lines; at += 1) run.clock.after(at * step.everyMs, () => platform.say(step.place));
  } else if (step.do === 'open') {
    const { hall_id } = step.place;
    const isOpen = run.state().halls.open?.hall_id === hall_id && run.state().halls.open?.load.status === 'ready';
    run.dispatch(isOpen ? channelActions.joinRequested(step.place) : hallsActions.hallOpenRequested(step.place));
  }
}

/** The lines on the page are the newest of the channel: each once, in order, none missing, and a page of them at least. */
function expectWhole({ run, platform }: Page): void {
  const { channel, timeline, outbox } = run.state().chat;
  if (!channel) return;
  const stored = platform.linesOf(channel.channel_id).map(({ msg_id }) => Number(msg_id));
  // A gap that is too large to be closed by itself is marked.
  const from = Number(timeline.gapAfter ?? 0);
  const shown = timeline.lines
    .filter(isMessage)
    .flatMap(({ msg_id }) => (Number(msg_id) > from ? [Number(msg_id)] : []));
  expect(shown).toEqual(stored.slice(-Math.max(shown.length, Math.min(CHANNEL_HISTORY_PAGE_SIZE, stored.length))));
  expect(timeline.phase).toBe('live');
  expect(outbox.lines).toEqual([]);
}

test('[chat.buffer-until-history, chat.merge-buffer] whenever a burst meets switches of halls and channels and losses of the line, every line is on the page once, in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 12 }),
      fc.array(fc.integer({ min: 0, max: 250 }), { minLength: 5, maxLength: 30 }),
      place,
      async (steps, ways, last) => {
        const page = await openPage(ways);
        for (const each of steps) {
          take(page, each);
          await page.run.clock.advance(each.do === 'wait' ? each.ms : 0);
        }
        take(page, { do: 'open', place: last });
        await page.run.clock.advance(CALM_MS);
        expectWhole(page);
        expect(page.run.bugs).toEqual([]);
      },
    ),
    { numRuns: IS_DEEP ? 250 : 25 },
  );
}, 120_000);

test('a channel that is pressed is on screen before its calls are signed and sent', async () => {
  const run = await inChannel();
  run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GUIDES }));
  await run.clock.advance(1000);
  run.page.paintsAlone = false;
  const asked: string[] = [];
  for (const name of ['channel.check_join', 'channel.message'] as const) {
    run.http.on(name, () => {
      asked.push(name);
      return name === 'channel.message' ? { msg_list: [messageAt(1)] } : { is_join: 2 };
    });
  }
  run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GENERAL }));
  await run.clock.advance(1000);
  expect([selectShownChannel(run.state())?.channel_id, run.state().chat.timeline.lines.length, asked]).toEqual([
    GENERAL,
    3,
    [],
  ]);
  run.page.paint();
  await run.clock.advance(1000);
  expect(asked.slice(0, 2).toSorted()).toEqual(['channel.check_join', 'channel.message']);
});

test('a channel that an address names waits for no frame, nor does a first page', async () => {
  const run = await runClient();
  run.page.paintsAlone = false;
  run.dispatch(hallsActions.hallOpenRequested({ hall_id: HALL, channel_id: GUIDES }));
  await run.clock.advance(0);
  expect(run.http.requests('channel.message').length).toBeGreaterThan(0);
  expect(run.http.requests('channel.check_join').length).toBe(1);
});

/** A channel whose first page is refused after the viewer is in; how often it was asked for. */
async function refusedPage(code: number) {
  const run = await inChannel();
  run.http.on('channel.message', async () => {
    await run.clock.sleep(4500);
    throw ApiFailure.refused('channel.message', code, '稍后再试');
  });
  run.dispatch(channelActions.joinRequested({ hall_id: HALL, channel_id: GUIDES }));
  await run.clock.advance(4400);
  expect(selectShownChannel(run.state())).toMatchObject({ channel_id: GUIDES, phase: 'current' });
  await run.clock.advance(20_000);
  const asked = () => run.http.requests('channel.message').filter(({ channel_id }) => channel_id === GUIDES).length;
  return { ...run, asked };
}

test('a first page for which there was no place says so and is asked for again by a press alone', async () => {
  const run = await refusedPage(CODES.tooManyRequests);
  expect(run.asked()).toBe(1);
  expect(run.state().chat.load).toMatchObject({ status: 'failed', error: { server: '稍后再试' } });
  run.http.on('channel.message', { msg_list: [messageAt(1)] });
  run.dispatch(chatActions.historyRetryRequested());
  await run.clock.advance(1000);
  expect([run.asked(), run.state().chat.load.status]).toEqual([2, 'ready']);
});

test('a first page that was refused to a viewer who was not in yet is asked for again once they are', async () => {
  expect((await refusedPage(ERRORS.channelPasswordWrong.code)).asked()).toBe(2);
});
