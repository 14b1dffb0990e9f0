import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { callFault, connectionFault, messageFault } from '@miczero/contracts/control';
import { expect, test } from 'vitest';
import { NO_FAULT } from './format/fault-step.ts';
import { readScenario } from './format/read-scenario.ts';
import type { Step } from './format/steps.ts';
import { chosenScenarios, LIBRARY, scenarioFiles } from './library.ts';

/** Emissions that no page shows, by scenario and place, and why. */
const UNSEEN: Readonly<Record<string, string>> = {
  'events/room/room-background-changed 3': 'a background has neither a text nor a role',
  'events/room/room-background-changed 5': 'a background has neither a text nor a role',
};

const isPageStep = (step: Step) => 'see' in step || 'sent' in step;

/** The places of emissions that no step looks at on a page before the next one. */
function unseenIn(steps: readonly Step[]): number[] {
  const places = steps.flatMap((step, index) => ('emit' in step ? [index] : []));
  return places.flatMap((place, index) =>
    steps.slice(place + 1, places[index + 1]).some(isPageStep) ? [] : [place + 1],
  );
}

/** The English notes of steps and of the steps in groups. */
function notesIn(steps: readonly Step[]): string[] {
  return steps.flatMap((step) => {
    const inner = 'steps' in step ? step.steps : 'together' in step ? step.together : [];
    return [step.note?.en ?? '', ...notesIn(inner)];
  });
}

test('a page step looks at what each emission of an event scenario does', () => {
  const unseen = scenarioFiles().flatMap(({ name, file }) => {
    if (!name.startsWith('events/')) return [];
    const read = readScenario(readFileSync(file, 'utf8'));
    if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.problems)}`);
    const { steps } = read.scenario;
    const places = unseenIn(steps);
    // An event of a call, and not of an emission, is looked at as well.
    expect(places.length > 0 || steps.some(isPageStep), name).toBe(true);
    return places.map((place) => `${name} ${place}`);
  });
  expect(unseen.sort()).toEqual(Object.keys(UNSEEN).sort());
});

/** The actors whose pages a step looks at. */
const lookedAt = (steps: readonly Step[]): string[] =>
  steps.flatMap((step) => {
    if ('steps' in step) return lookedAt(step.steps);
    if ('together' in step) return lookedAt(step.together);
    return 'see' in step || 'sent' in step ? [step.as] : [];
  });

test('every scenario has a page, and a step looks at the page of each actor who has one', () => {
  const unlooked = scenarioFiles().flatMap(({ name, file }) => {
    const read = readScenario(readFileSync(file, 'utf8'));
    if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.problems)}`);
    const { actors, steps } = read.scenario;
    const withPages = Object.entries(actors).flatMap(([actor, { page }]) => (page === undefined ? [] : [actor]));
    if (withPages.length === 0) return [`${name}: no page`];
    const seen = new Set(lookedAt(steps));
    return withPages.flatMap((actor) => (seen.has(actor) ? [] : [`${name}: ${actor}`]));
  });
  expect(unlooked).toEqual([]);
});

/** The kinds of faults that steps set before a step looks at a page. */
function faultsSeenIn(steps: readonly Step[]): string[] {
  return steps.flatMap((step, place) => {
    if (!('fault' in step) || step.fault === NO_FAULT) return [];
    return steps.slice(place + 1).some(isPageStep) ? [step.fault] : [];
  });
}

test('every kind of fault occurs in a story that looks at a page', () => {
  const seen = new Set(
    scenarioFiles().flatMap(({ name, file }) => {
      const read = readScenario(readFileSync(file, 'utf8'));
      if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.problems)}`);
      return name.startsWith('stories/') ? faultsSeenIn(read.scenario.steps) : [];
    }),
  );
  const kinds = [messageFault, connectionFault, callFault].flatMap(({ shape }) => [...shape.kind.def.values]);
  expect([...kinds, 'stall'].filter((kind) => !seen.has(kind))).toEqual([]);
});

test('every rule that a scenario cites is a rule of the specification', () => {
  const folder = new URL('../../docs/rules/', import.meta.url);
  const rules = new Set(
    readdirSync(folder).flatMap((name) =>
      [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^- `([^`]+)`/gm)].map(([, id]) => id),
    ),
  );
  const unknown = scenarioFiles().flatMap(({ name, file }) => {
    const read = readScenario(readFileSync(file, 'utf8'));
    return read.ok ? read.scenario.rules.flatMap((id) => (rules.has(id) ? [] : [`${name} cites ${id}`])) : [];
  });
  expect(unknown).toEqual([]);
});

test('the English texts of the library are English, apart from the names of actors', () => {
  const chinese = scenarioFiles().flatMap(({ name, file }) => {
    const read = readScenario(readFileSync(file, 'utf8'));
    if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.problems)}`);
    const { title, about, actors, steps } = read.scenario;
    const english = [title.en, about?.en ?? '', ...notesIn(steps)];
    const withoutNames = english.map((text) =>
      Object.keys(actors).reduce((rest, actor) => rest.replaceAll(actor, ''), text),
    );
    return withoutNames.filter((text) => /\p{Script=Han}/u.test(text)).map((text) => `${name}: ${text}`);
  });
  expect(chinese).toEqual([]);
});

test('a name or a path chooses one scenario, and without a name all of the library are chosen', () => {
  const file = path.join(LIBRARY, 'sent/send-chat.json');
  const filesOf = (name: string | undefined) => chosenScenarios(name, LIBRARY).map((each) => each.file);
  expect(filesOf('send-chat')).toEqual([file]);
  expect(filesOf('sent/send-chat.json')).toEqual([file]);
  expect(filesOf(undefined)).toEqual(scenarioFiles().map((each) => each.file));
  expect(() => filesOf('no-such.json')).toThrow('SCENARIO=no-such.json: no scenario');
});
