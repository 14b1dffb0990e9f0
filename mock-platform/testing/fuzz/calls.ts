import { ENDPOINTS, type EndpointName, isSessionCode } from '@miczero/contracts';
import fc from 'fast-check';
import { SEED_GROUPS } from '../kit/group-ids.ts';
import { PERSONA_PHONES, type Persona, type Sandbox, WALKS, type Walk } from '../walks/index.ts';
import type { Findings } from './findings.ts';
import { fittingValues } from './fitting-values.ts';
import { mutated } from './hostile-values.ts';
import { send } from './send-call.ts';

const PEOPLE: readonly Persona[] = ['owner', 'member', 'outsider', 'second', 'manager', 'unfinished'];

export interface CallRun {
  readonly sandbox: Sandbox;
  readonly seed: number;
  /** Invented requests for each call. */
  readonly runs: number;
  readonly findings: Findings;
}

/** Makes the calls of one world: each as intended, repeated, as every other user, in other places, and with generated requests. */
export async function attackCalls(run: CallRun, names: readonly EndpointName[]): Promise<void> {
  const { sandbox, findings } = run;
  const ids = await idsOf(sandbox);
  const former: [EndpointName, unknown, Blob | undefined][] = [];
  for (const [index, name] of names.entries()) {
    const seed = run.seed + index;
    for (const walk of WALKS[name] as readonly Walk[]) {
      const request = await requestOf(sandbox, walk);
      if (request === undefined) continue;
      const file = walk.file?.();
      former.push([name, request, file]);
      const whom = walk.as === 'visitor' ? sandbox.visitor() : await sandbox.as(walk.as);
      findings.take(name, request, await send(whom, name, request, file));
      findings.take(name, request, await send(whom, name, request, file));
      for (const person of PEOPLE)
        findings.take(name, request, await send(await sandbox.as(person), name, request, file));
      for (const value of elsewhere(sandbox, request)) findings.take(name, value, await send(whom, name, value, file));
      for (const value of fc.sample(mutated(request, ids), { seed, numRuns: run.runs })) {
        await attack(run, name, value, file);
      }
    }
    const fitting = fittingValues(ENDPOINTS[name].request, ids);
    for (const value of fc.sample(fitting, { seed, numRuns: run.runs })) await attack(run, name, value);
    const wrong = fitting.chain((value) => mutated(value, ids));
    for (const value of fc.sample(wrong, { seed, numRuns: run.runs })) await attack(run, name, value);
  }
  // Out of order, when the world has moved on.
  const [shuffled = []] = fc.sample(fc.shuffledSubarray(former, { minLength: former.length }), {
    seed: run.seed,
    numRuns: 1,
  });
  for (const [name, request, file] of shuffled) await attack(run, name, request, file);
}

/** One request by the next person of the round; every seventh time by a visitor. */
async function attack(run: CallRun, name: EndpointName, request: unknown, file?: Blob): Promise<void> {
  const { sandbox, findings } = run;
  const person = PEOPLE[findings.requests % (PEOPLE.length + 1)];
  // A visitor learns nothing behind a signature: an unsigned request there is one of the raw cases.
  const caller =
    person === undefined && !ENDPOINTS[name].signed ? sandbox.visitor() : await sandbox.as(person ?? 'member');
  const answer = await send(caller, name, request, file);
  findings.take(name, request, answer);
  // Some request has ended the session or changed the password: the seeds' person comes back if they can.
  if (isSessionCode(answer.body.code) && person !== undefined) {
    await caller.signIn(PERSONA_PHONES[person]).catch(() => {});
  }
}

/** What a walk sends; undefined when the world has gone too far for it. */
async function requestOf(sandbox: Sandbox, walk: Walk): Promise<unknown> {
  try {
    if (walk.as !== 'visitor') await sandbox.as(walk.as);
    await walk.before?.(sandbox);
    return await walk.request(sandbox);
  } catch {
    return undefined;
  }
}

/** The same request of every other place of its kind: others have passwords, or nothing that the caller may see. */
function elsewhere({ hall, otherHall, room, lockedRoom, channels }: Sandbox, request: unknown): object[] {
  if (typeof request !== 'object' || request === null) return [];
  const places: Readonly<Record<string, readonly string[]>> = {
    hall_id: [hall, otherHall],
    channel_id: Object.values(channels),
    group_id: [room, lockedRoom, ...Object.values(SEED_GROUPS)],
  };
  return Object.entries(request).flatMap(([field, now]) =>
    (places[field] ?? []).filter((id) => id !== now).map((id) => ({ ...request, [field]: id })),
  );
}

/** Ids of people and places of the world, the caller's and others', and some unknown ones. */
async function idsOf(sandbox: Sandbox): Promise<string[]> {
  const people = [];
  for (const person of PEOPLE) people.push(await sandbox.no(person));
  const places = [
    sandbox.hall,
    sandbox.otherHall,
    sandbox.room,
    sandbox.lockedRoom,
    ...Object.values(sandbox.channels),
  ];
  return [...people, ...places, '1', '0', '99999999', 'rose', '__proto__'];
}
