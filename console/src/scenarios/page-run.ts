import { browserRuntime } from '@miczero/scenarios/browser-runtime';
import { ScenarioRun } from './scenario-run.ts';

/** The run of this page. It outlives its view and continues while another view is open. */
export const pageRun = new ScenarioRun(browserRuntime, location.origin);
