import { nextTask } from '../../lib/next-task.ts';

await nextTask();
