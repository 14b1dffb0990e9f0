import { readScenario, type Scenario, worldNameOf } from '@miczero/scenarios/player';

/** A scenario that can be played from here. */
export interface ListedScenario {
  /** Path in the library without its ending: `stories/outage`; `own/…` for one of this browser. */
  readonly name: string;
  readonly text: string;
  readonly scenario: Scenario;
}

export const GROUPS = ['own', 'stories', 'events/hall', 'events/room', 'sent'] as const;
export type Group = (typeof GROUPS)[number];

const FILES = import.meta.glob<string>('../../../scenarios/library/**/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every scenario that ships, stories first. */
export const SHIPPED: readonly ListedScenario[] = Object.entries(FILES)
  .flatMap(([path, text]) => {
    const read = readScenario(text);
    const name = path.replace(/^.*\/library\/|\.json$/g, '');
    return read.ok ? [{ name, text, scenario: read.scenario }] : [];
  })
  .sort((a, b) => groupOrder(a.name) - groupOrder(b.name) || a.name.localeCompare(b.name));

/** The section of the list that contains a scenario. */
export function groupOf(name: string): Group {
  return GROUPS.find((group) => name.startsWith(`${group}/`)) ?? 'stories';
}

function groupOrder(name: string): number {
  return GROUPS.indexOf(groupOf(name));
}

/** The scenarios that contain every word of a search, in name, title, hint or rules. */
export function found(list: readonly ListedScenario[], search: string): readonly ListedScenario[] {
  const words = search.toLowerCase().split(/\s+/);
  return list.filter(({ name, scenario: { title, about, rules } }) => {
    const said = [name, title.zh, title.en, about?.zh ?? '', about?.en ?? '', ...rules].join(' ').toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

/** How the names of worlds begin that plays make. */
export const PLAYED = 'play-';

/** The world that a scenario is played in unless a person names another. */
export function worldFor(name: string): string {
  return worldNameOf(name.split('/').at(-1) ?? '', { before: PLAYED, otherwise: 'own' });
}
