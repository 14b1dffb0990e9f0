import { ACCOUNT_CALLS, type EndpointName, LOGIN_CALLS, SESSION_LIFETIME_S } from '@miczero/contracts';
import type { Persona } from '../../src/core/seeds/personas.ts';
import type { LogEntry } from '../../src/log/log.ts';
import { createMemoryLogs } from '../../src/log/memory-log.ts';
import { createNode } from '../../src/node.ts';
import { gather } from './collect-frames.ts';
import { take, WALKS } from './index.ts';
import { Sandbox } from './sandbox.ts';
import { SCENES } from './scenes.ts';
import type { Walk } from './walk.ts';

/** The device of `Sandbox.visitor`. */
const VISITOR_DEVICE = 'sandbox-visitor';
const SEATED: readonly Persona[] = ['owner', 'manager', 'member', 'second'];
const LOGINS = Object.fromEntries(
  Object.entries(WALKS).filter(([name]) => name in ACCOUNT_CALLS || name in LOGIN_CALLS),
);

/** Brings everyone of the first hall into its voice channel. */
async function seatAll(sandbox: Sandbox): Promise<void> {
  for (const person of SEATED) {
    await sandbox.connect(person);
    await (await sandbox.as(person)).call('channel.join', { channel_id: sandbox.channels.voice });
  }
}

/** Makes every call and plays every scene, each in a world of its own, and answers the logs of those worlds. */
export async function collectLogs(): Promise<readonly (readonly LogEntry[])[]> {
  const logs = createMemoryLogs({ keep: true });
  const node = await createNode({ logs, control: { token: '' } });
  const collected: (readonly LogEntry[])[] = [];
  const inWorld = async (play: (sandbox: Sandbox) => Promise<void>, device?: string) => {
    const deviceOf = (person: Persona) => device ?? `sandbox-${person}`;
    const sandbox = await Sandbox.open(origin, `logs-${collected.length}`, { deviceOf });
    try {
      await play(sandbox);
      collected.push(logs.entries(sandbox.world));
    } finally {
      await sandbox.close();
    }
  };
  const origin = await node.listen();
  try {
    for (const [name, walks] of Object.entries(WALKS) as [EndpointName, readonly Walk[]][]) {
      for (const walk of walks) {
        await inWorld(async (sandbox) => {
          await walk.before?.(sandbox);
          await take(sandbox, name, walk);
        });
      }
    }
    // A sign-in on the same device ends the session before; its person sits in a voice channel.
    for (const [name, walks] of Object.entries(LOGINS) as [EndpointName, readonly Walk[]][]) {
      for (const walk of walks) {
        await inWorld(async (sandbox) => {
          await seatAll(sandbox);
          await walk.before?.(sandbox);
          await take(sandbox, name, walk);
        }, VISITOR_DEVICE);
      }
    }
    await inWorld(async (sandbox) => {
      await seatAll(sandbox);
      await sandbox.control('accounts.set', { user: await sandbox.no('member'), banned: true });
    });
    await inWorld(async (sandbox) => {
      await seatAll(sandbox);
      const expired = Math.floor(Date.now() / 1000) + 60;
      const notice = { hall_id: sandbox.hall, title: '', content: '今晚八点', type: 1, expired } as const;
      await (await sandbox.as('owner')).call('notice.create', notice);
      await sandbox.control('clock.advance', { advance_ms: SESSION_LIFETIME_S * 1000 + 1000 });
      const runner = node.worlds.get(sandbox.world);
      for (const sweep of ['session.sweep', 'notice.sweep'] as const) await runner?.run(sweep, null, {});
    });
    for (const { play } of SCENES) {
      await inWorld(async (sandbox) => {
        await gather(sandbox);
        await play(sandbox);
      });
    }
  } finally {
    await node.close();
  }
  return collected;
}
