export { behindDashes, keptByNpm } from './command/npm-options.ts';
export { languageIn, runLanguage } from './command/run-language.ts';
export { buildScenario, type TypedHead, type TypedStep } from './format/build-scenario.ts';
export { chosenScenarios, findScenario, scenarioFiles, unknownScenario } from './library.ts';
export * from './player.ts';
export { fetchCause } from './runtimes/fetch-cause.ts';
export { nodeRuntime } from './runtimes/node-runtime.ts';
export { whyNoFolder } from './runtimes/writable.ts';
