import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { builtFrom } from '../bench/built.ts';
import { abortOf } from './interruption.ts';
import { openRoom } from './open-room.ts';
import type { LoadPlace, People, PlatformUnderLoad } from './platform-under-load.ts';
import type { LoadLanguage } from './words/load-words.ts';
import { TROUBLE_WORDS, type TroubleWords } from './words/trouble-words.ts';

const PROGRAM = new URL('./platform.ts', import.meta.url);

/**
 * Starts a platform for one run, as a child process, built as `npm start` builds it. Rejects when it ends before it is ready, and with the reason of the signal
 * when that aborts first.
 */
export async function startPlatform(
  people: People,
  signal: AbortSignal,
  { language = 'en', program }: { readonly language?: LoadLanguage; readonly program?: string } = {},
): Promise<PlatformUnderLoad> {
  const words = TROUBLE_WORDS[language];
  signal.throwIfAborted();
  const built = program ?? (await builtFrom(PROGRAM));
  const { inHall, inRoom, arriving } = people;
  const child = fork(built, [inHall, inRoom, arriving].map(String), {
    // In a process group of its own: at Ctrl+C it lives until k6 has its figures.
    detached: true,
    // The loader of TypeScript would slow what is measured.
    execArgv: ['--enable-source-maps'],
  });
  const broken = endOf(child, words);
  const ready = once(child, 'message') as Promise<[Omit<LoadPlace, 'room'>]>;
  const endWith = (error: unknown): never => {
    child.kill();
    throw error;
  };
  const first = await Promise.race([ready, broken, abortOf(signal)]).catch(endWith);
  if (typeof first === 'string') throw new Error(words.beforeReady(first));
  const [place] = first;
  const [host] = place.roomSessions;
  const room = host ? await openRoom(place, '', host).catch(endWith) : '';
  return {
    place: { ...place, room },
    broken,
    end: async () => {
      // A child that has ended has no channel to close.
      if (child.connected) child.disconnect();
    },
  };
}

async function endOf(child: ChildProcess, words: TroubleWords): Promise<string> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return words.platformEnded(String(signal ?? code));
}
