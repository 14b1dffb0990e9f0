import { loadBundles } from './load-bundles.ts';

// Before the first test of a page, whose time limit is for what it tests: loading takes seconds on a busy machine.
await loadBundles();
