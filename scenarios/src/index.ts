export { buildScenario, type TypedHead, type TypedStep } from './format/build-scenario.ts';
export { type PlacedProblem, type ReadScenario, readScenario } from './format/read-scenario.ts';
export type { Actor, Scenario } from './format/scenario.ts';
export type { PlainStep, Step } from './format/steps.ts';
export { findScenario, scenarioFiles } from './library.ts';
export type { PageSession, Pages, StepAbout } from './play/pages.ts';
export { type PlayOptions, play } from './play/player.ts';
export { type Report, type StepResult, stepInWords } from './play/report.ts';
