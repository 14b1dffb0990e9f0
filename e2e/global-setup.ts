import { reach } from './reach.ts';
import { PORT, startPlatform } from './running-platform.ts';

/** One platform for the whole run, with its log in memory. Every journey creates its own world on it. */
export default async function globalSetup() {
  reach.start();
  const platform = await startPlatform(PORT, { LOG: 'memory' });
  return async () => {
    await platform.stop();
    reach.join();
  };
}
