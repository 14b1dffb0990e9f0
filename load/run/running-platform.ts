import { setTimeout } from 'node:timers/promises';
import { CONTROL_TOKEN_HEADER } from '@miczero/contracts/control';
import { ControlRefusal } from '@miczero/contracts/control-call';
import { CROWD_FIRST_PHONE, DEMO_PASSWORD } from '@miczero/mock-platform';
import { fetchCause, nodeRuntime } from '@miczero/scenarios';
import { Caller, ControlClient, type Session, type WorldPlace } from '@miczero/scenarios/player';
import { CROWD_CHANNEL, CROWD_HALL } from '../bench/crowd.ts';
import { CROWD_DEVICE } from '../crowd/crowd-device.ts';
import { watchPlatform } from './answering.ts';
import { deleteWorlds } from './delete-worlds.ts';
import { openRoom } from './open-room.ts';
import { countOf } from './people-of.ts';
import type { People, PlatformUnderLoad, RunningPlatform } from './platform-under-load.ts';
import { reasonOf } from './reason-of.ts';
import type { LoadLanguage } from './words/load-words.ts';
import { TROUBLE_WORDS, type TroubleWords } from './words/trouble-words.ts';

/** As many as the control API allows: a crowd behind one address is no abuse here. */
const LIMITS = { burst: 1_000_000, per_second: 1_000_000 };
/** Sign-ins under way at once: each costs the platform a password hash. */
const AT_ONCE = 16;
/** Nodes that share a Redis are milliseconds behind each other: what one has just made, another may not know yet. */
const AGREE_MS = 10_000;
const RETRY_MS = 200;

/** A platform that a run cannot use; the message says what is missing there. */
export class UnusablePlatform extends Error {}

/**
 * Makes a world of its own on a running platform, with its people, and deletes it afterwards with the worlds of the plays. `run`
 * names them. Rejects with an `UnusablePlatform` when the platform lacks what the run needs, and with the reason of the signal when
 * that aborts before all are signed in: the world is deleted then as well.
 */
export async function enterPlatform(
  at: RunningPlatform,
  people: People,
  run: string,
  signal: AbortSignal,
  language: LoadLanguage = 'en',
): Promise<PlatformUnderLoad> {
  const words = TROUBLE_WORDS[language];
  await requireControl(at, words);
  const place = { origin: at.origin, world: run };
  const control = new ControlClient(place, at.token, nodeRuntime);
  const count = countOf(people);
  const watch = watchPlatform(at.origin, language);
  const end = async () => {
    watch.end();
    for (const line of await deleteWorlds(at, run, language)) console.error(line);
  };
  try {
    // Plays of a scenario make their own worlds.
    if (count > 0) await makeWorld(control, count, words);
    const sessions = await signInAll(place, people, signal);
    const roomSessions = sessions.slice(people.inHall);
    const [host] = roomSessions;
    const room = host ? await eventually(() => openRoom(place, at.token, host), signal) : '';
    return {
      place: {
        ...place,
        token: at.token,
        hall: CROWD_HALL,
        channel: CROWD_CHANNEL,
        sessions: sessions.slice(0, people.inHall),
        room,
        roomSessions,
      },
      broken: watch.broken,
      end,
    };
  } catch (error) {
    await end();
    signal.throwIfAborted();
    throw error instanceof UnusablePlatform ? error : new UnusablePlatform(`${at.origin}: ${reasonOf(error)}`);
  }
}

/** The control API makes the world of a run: without it a run would fill a world that others use. */
async function requireControl({ origin, token }: RunningPlatform, words: TroubleWords): Promise<void> {
  const headers: Record<string, string> = token === '' ? {} : { [CONTROL_TOKEN_HEADER]: token };
  const { status, text } = await ask(`${origin}/__mock/worlds`, headers, words);
  const refuse = (what: string) => {
    throw new UnusablePlatform(`${what} ${words.needsControl}`);
  };
  if (status === 403) refuse(token === '' ? words.needsToken(origin) : words.refusesToken(origin));
  if (status === 404) refuse(words.noControl(origin));
  if (status !== 200 || !isListOfWorlds(text)) {
    refuse(words.notControl(origin, status, text.slice(0, 80).replaceAll('\n', ' ')));
  }
}

async function ask(url: string, headers: Record<string, string>, words: TroubleWords) {
  const answer = await fetch(url, { headers }).catch((error: unknown) => {
    throw new UnusablePlatform(words.noPlatform(new URL(url).origin, fetchCause(error)));
  });
  return { status: answer.status, text: await answer.text() };
}

function isListOfWorlds(text: string): boolean {
  try {
    const answer = JSON.parse(text) as { readonly code?: number; readonly data?: { readonly list?: unknown } };
    return answer.code === 0 && Array.isArray(answer.data?.list);
  } catch {
    return false;
  }
}

async function makeWorld(control: ControlClient, people: number, words: TroubleWords): Promise<void> {
  try {
    await control.begin({ seed_world: 'crowded', seed: 1, people, limits: LIMITS });
  } catch (error) {
    if (!(error instanceof ControlRefusal)) throw error;
    throw new UnusablePlatform(words.cannotMake(people, error.words));
  }
}

/** Signs in those who do not arrive by themselves; the people of the hall open its channel. */
async function signInAll(
  place: WorldPlace,
  { inHall, inRoom }: People,
  signal: AbortSignal,
): Promise<readonly Session[]> {
  const sessions: Session[] = [];
  for (let first = 0; first < inHall + inRoom; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, inHall + inRoom - first) }, (_, index) => first + index);
    sessions.push(
      ...(await Promise.all(some.map((person) => eventually(() => signIn(place, person, person < inHall), signal)))),
    );
  }
  return sessions;
}

async function signIn(place: WorldPlace, person: number, isInHall: boolean): Promise<Session> {
  const caller = new Caller(place, nodeRuntime, CROWD_DEVICE);
  const { no, token } = await caller.signIn(String(CROWD_FIRST_PHONE + person), DEMO_PASSWORD);
  if (isInHall) {
    const { code, message } = await caller.call('channel.join', { channel_id: CROWD_CHANNEL });
    if (code !== 0) throw new Error(`person ${person} could not open the channel: ${code} ${message}`);
  }
  return { no, sid: token.sid, secret_key: token.secret_key };
}

/** Tries again until the nodes of a platform agree, or the signal aborts. */
async function eventually<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const deadline = Date.now() + AGREE_MS;
  for (;;) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await setTimeout(RETRY_MS, undefined, { signal });
    }
  }
}
