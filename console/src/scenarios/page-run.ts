import { browserRuntime } from '@miczero/scenarios/browser-runtime';
import { ScenarioRun } from './scenario-run.ts';

/** The run of this page. It outlives the view: it goes on while a person looks at a world. */
export const pageRun = new ScenarioRun(browserRuntime, location.origin);
