import { bin, runSteps } from './run.ts';

/** `npm run fix`: formats and mends what can be mended without thought. */
process.exitCode = (await runSteps([{ name: 'biome', command: [bin('biome'), 'check', '--write'] }])) ? 0 : 1;
