// A worker thread does not inherit the TypeScript loader of the main thread: it registers its own and goes on.
import { register } from 'tsx/esm/api';

register();
await import('./file-log-worker.ts');
