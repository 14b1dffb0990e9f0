import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Call, ModelBrowser, type ModelTab } from '../../testing/voice-tabs.ts';
import { noPlace } from './voice-place.machine.ts';

type Step = (tab: ModelTab) => void;
const call =
  (name: Call, isTake: boolean): Step =>
  (tab) =>
    tab.join(name, isTake);

/** What the viewer presses to be heard in this tab, whatever the other one does. */
const PRESSES: Record<string, Step> = {
  'take the call': call('call', true),
  'take another call': call('otherCall', true),
  'press the button of the dock': (tab) => tab.hear('pressed'),
};
const OTHER_STEPS: Record<string, Step> = {
  'press a row': call('call', false),
  'enter a room': (tab) => tab.visit(),
  'leave the room': (tab) => tab.leaveRoom(),
  'leave the call': (tab) => tab.leaveCall(),
  'get a seat': (tab) => {
    tab.isOnSeat = true;
  },
  'press a seat': (tab) => tab.pressSeat(),
  'hall link is back': (tab) => tab.renew(),
  'a join that was given up': (tab) => tab.stray(),
  'events of a hall': (tab) => tab.hear('moved'),
  'network fails': (tab) => tab.end('network'),
  'ticket is refused': (tab) => tab.end('auth'),
  'platform ends it': (tab) => tab.end('kicked'),
};
/** Between these the words of the tabs are still on their way. */
const MOMENTS: Record<string, Step> = {
  'hear a word': (tab) => tab.inbox.shift()?.(),
  connect: (tab) => tab.connect(),
};
const STEPS: Record<string, Step> = { ...PRESSES, ...OTHER_STEPS, ...MOMENTS };

interface Move {
  readonly who: 0 | 1;
  readonly what: string;
}
const movesOf = (steps: Record<string, Step>): fc.Arbitrary<readonly Move[]> =>
  fc.array(fc.record({ who: fc.constantFrom(0 as const, 1 as const), what: fc.constantFrom(...Object.keys(steps)) }), {
    maxLength: 30,
    size: 'max',
  });
const history = movesOf(STEPS);
const settledHistory = movesOf({ ...PRESSES, ...OTHER_STEPS });
const RUNS = { numRuns: 10_000 };

function make(browser: ModelBrowser, { who, what }: Move): ModelTab {
  const tab = browser.tabs[who];
  STEPS[what]?.(tab);
  return tab;
}
/** Two tabs after a history in which words are still on their way. */
function browserAfter(moves: readonly Move[]): ModelBrowser {
  const browser = new ModelBrowser();
  for (const move of moves) make(browser, move);
  return browser;
}
/** Calls back around each move of a history in which every word arrives before the next move. */
function inTurn(moves: readonly Move[], check: (browser: ModelBrowser, move: Move) => () => void): void {
  const browser = new ModelBrowser();
  for (const move of moves) {
    const checkAfter = check(browser, move);
    make(browser, move);
    browser.settle();
    checkAfter();
  }
}
const isHeard = ({ link }: ModelTab) => link.kind === 'connected';

describe('two tabs of a browser, whatever comes in whatever order', () => {
  test('after the words have arrived, one tab at most is in a place, and it has the voice', () => {
    fc.assert(
      fc.property(history, (moves) => {
        const browser = browserAfter(moves);
        browser.settle();
        const heard = browser.tabs.filter(isHeard);
        expect(heard.length).toBeLessThanOrEqual(1);
        expect(browser.holder).toBe(heard[0] ?? null);
        for (const { state, channel } of heard) expect(state).toEqual({ kind: 'begun', channel });
      }),
      RUNS,
    );
  });

  test('only a press takes the voice from the tab that has it', () => {
    fc.assert(
      fc.property(settledHistory, (moves) => {
        inTurn(moves, (browser, { who, what }) => {
          const { holder } = browser;
          return () => {
            if (holder && holder !== browser.tabs[who] && !(what in PRESSES)) expect(browser.holder).toBe(holder);
          };
        });
      }),
      RUNS,
    );
  });

  test('a tab whose voice was taken stays silent until it is pressed, or another place is entered in it', () => {
    fc.assert(
      fc.property(settledHistory, (moves) => {
        const taken = new Set<ModelTab>();
        inTurn(moves, (browser, { who, what }) => {
          const [tab, other] = who === 0 ? browser.tabs : [browser.tabs[1], browser.tabs[0]];
          const wasHeard = isHeard(other);
          return () => {
            if (what in PRESSES || what.startsWith('press') || what === 'enter a room') taken.delete(tab);
            if (wasHeard && !isHeard(other) && isHeard(tab)) taken.add(other);
            for (const each of taken) expect(isHeard(each)).toBe(false);
          };
        });
      }),
      RUNS,
    );
  });

  test('a room that is entered while another tab has the voice is silent until a press, and on a seat also after that tab gave it back', () => {
    fc.assert(
      fc.property(settledHistory, (moves) => {
        inTurn(moves, (browser, { who, what }) => {
          const withheld = browser.tabs.filter(({ state }) => state.kind === 'withheld');
          expect(withheld.filter(isHeard)).toEqual([]);
          return () => {
            const isPressed = what in PRESSES || what === 'enter a room' || what === 'leave the room';
            for (const tab of withheld)
              if (!(isPressed && tab === browser.tabs[who])) expect(tab.isSending).toBe(false);
          };
        });
      }),
      RUNS,
    );
  });

  test('after any history the button of the dock leads to the place of the tab, which a new ticket opens where need be', () => {
    fc.assert(
      fc.property(history, (moves) => {
        const browser = browserAfter(moves);
        browser.settle();
        const [tab] = browser.tabs;
        if (!tab.room && !tab.place) return;
        const isTakenFromCall = tab.room !== null && tab.isElsewhere;
        tab.hear('pressed');
        browser.settle();
        expect([tab.link.kind, tab.state]).toEqual(['connected', { kind: 'begun', channel: tab.channel }]);
        // The call would keep a person who is not heard there.
        if (isTakenFromCall) expect(tab.place).toBe(null);
      }),
      RUNS,
    );
  });

  test('neither events nor a ticket that is renewed disturb the participation that runs', () => {
    fc.assert(
      fc.property(history, fc.constantFrom('hall link is back', 'events of a hall'), (moves, what) => {
        const browser = browserAfter(moves);
        browser.settle();
        const heard = browser.tabs.filter(isHeard);
        for (const tab of heard) {
          tab.begun.length = 0;
          STEPS[what]?.(tab);
          browser.settle();
          expect(tab.begun).toEqual([]);
        }
      }),
      RUNS,
    );
  });

  test('nothing begins without a ticket to its place', () => {
    fc.assert(
      fc.property(history, (moves) => {
        const browser = new ModelBrowser();
        for (const move of moves) {
          const tab = make(browser, move);
          const begun = tab.begun.splice(0);
          if (begun.length > 0) expect(begun.at(-1)).toBe(tab.channel);
        }
      }),
      RUNS,
    );
  });

  test('a tab whose place is left is off, and has given the voice back', () => {
    fc.assert(
      fc.property(history, (moves) => {
        const browser = browserAfter(moves);
        const [tab] = browser.tabs;
        tab.leaveRoom();
        tab.leaveCall();
        expect([tab.state, tab.link, browser.holder === tab]).toEqual([noPlace, { kind: 'off' }, false]);
      }),
      RUNS,
    );
  });
});

test('a call that was under way when another tab took the voice is not gone back to after a visit to a room', () => {
  const browser = new ModelBrowser();
  const [tab, other] = browser.tabs;
  tab.join('call', false);
  other.join('call', true);
  other.connect();
  tab.visit();
  browser.settle();
  expect(tab.state.kind).toBe('withheld');
  tab.leaveRoom();
  browser.settle();
  expect([isHeard(tab), isHeard(other)]).toEqual([false, true]);
});

test('a press takes the voice to the room before the tabs have answered, and their answer changes nothing', () => {
  const browser = new ModelBrowser();
  const [tab, other] = browser.tabs;
  other.join('call', true);
  browser.settle();
  tab.visit();
  expect(tab.state.kind).toBe('asking');
  tab.hear('pressed');
  browser.settle();
  expect([isHeard(tab), isHeard(other), tab.begun.length]).toEqual([true, false, 1]);
});
