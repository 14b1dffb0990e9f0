import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { callFault, connectionFault, messageFault } from '@miczero/contracts/control';
import { expect, test } from 'vitest';
import { NO_FAULT } from './format/fault-step.ts';
import { readScenario } from './format/read-scenario.ts';
import type { Step } from './format/steps.ts';
import { chosenScenarios, LIBRARY, scenarioFiles } from './library.ts';
import { isLook, lookersAt, type PlacedStep, placedSteps } from './testing/looks.ts';

/** Emissions that no page shows, by scenario and place, and why. */
const UNSEEN: Readonly<Record<string, string>> = {
  'events/room/room-background-changed 3': 'a background has neither a text nor a role',
  'events/room/room-background-changed 5': 'a background has neither a text nor a role',
};

/** The places of emissions that no step looks at on a page before anything else may come there. */
function unseenIn(steps: readonly PlacedStep[]): string[] {
  return steps.flatMap(({ place, step }) => ('emit' in step && lookersAt(steps, place).size === 0 ? place : []));
}

/** The English notes of steps and of the steps in groups. */
function notesIn(steps: readonly Step[]): string[] {
  return steps.flatMap((step) => {
    const inner = 'steps' in step ? step.steps : 'together' in step ? step.together : [];
    return [step.note?.en ?? '', ...notesIn(inner)];
  });
}

test('a step looks at a page for what each emission of an event scenario does', () => {
  const unseen = scenarioFiles().flatMap(({ name, file }) => {
    if (!name.startsWith('events/')) return [];
    const read = readScenario(readFileSync(file, 'utf8'));
    if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.problems)}`);
    return unseenIn(placedSteps(read.scenario.steps)).map((place) => `${name} ${place}`);
  });
  expect(unseen.sort()).toEqual(Object.keys(UNSEEN).sort());
});

/** The actors whose pages a step looks at. */
const lookedAt = (steps: readonly Step[]): string[] =>
  placedSteps(steps).flatMap(({ step }) => (isLook(step) ? step.as : []));

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

/** The faults that steps set, and whether a step looks at a page that they meet before the next one is set. */
function faultsIn(
  steps: readonly PlacedStep[],
): { readonly place: string; readonly kind: string; readonly isSeen: boolean }[] {
  return steps.flatMap(({ place, step }, at) => {
    if (!('fault' in step) || step.fault === NO_FAULT || step.ends) return [];
    const after = steps.slice(at + 1).map((each) => each.step);
    const next = after.findIndex((each) => 'fault' in each && each.fault !== NO_FAULT && !each.ends);
    const isSeen = (next < 0 ? after : after.slice(0, next)).some(
      (each) => isLook(each) && (step.as === undefined || each.as === step.as),
    );
    return [{ place, kind: step.fault, isSeen }];
  });
}

const faults = () =>
  scenarioFiles().flatMap(({ name, file }) => {
    const read = readScenario(readFileSync(file, 'utf8'));
    if (!read.ok) throw new Error(`${name}: ${JSON.stringify(read.problems)}`);
    return faultsIn(placedSteps(read.scenario.steps)).map((fault) => ({ name, ...fault }));
  });

test('a step looks at the page that a fault meets before the next fault is set', () => {
  expect(faults().flatMap(({ name, place, isSeen }) => (isSeen ? [] : `${name} ${place}`))).toEqual([]);
});

test('every kind of fault occurs in a story', () => {
  const met = new Set(faults().flatMap(({ name, kind }) => (name.startsWith('stories/') ? kind : [])));
  const kinds = [messageFault, connectionFault, callFault].flatMap(({ shape }) => [...shape.kind.def.values]);
  expect([...kinds, 'stall'].filter((kind) => !met.has(kind))).toEqual([]);
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
