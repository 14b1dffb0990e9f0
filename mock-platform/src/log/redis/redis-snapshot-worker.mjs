// A worker thread does not inherit the TypeScript loader of the main thread, so it registers its own.
import { register } from 'tsx/esm/api';

register();
await import('./redis-snapshot-worker.ts');
