import { bin, runSteps } from './run.ts';

/** `npm run fix`: formats, and applies the safe automatic fixes. */
process.exitCode = (await runSteps([{ name: 'biome', command: [bin('biome'), 'check', '--write'] }])) ? 0 : 1;
