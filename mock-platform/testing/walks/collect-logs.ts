import { ACCOUNT_CALLS, type EndpointName, LOGIN_CALLS, SESSION_LIFETIME_S } from '@miczero/contracts';
import type { LogEntry } from '../../src/log/log.ts';
import { createMemoryLogs } from '../../src/log/memory-log.ts';
import { createNode } from '../../src/node.ts';
import type { StagePerson } from '../../src/seeds/stage-people.ts';
import { gather } from './collect-frames.ts';
import { take, WALKS } from './index.ts';
import { SCENES } from './scenes.ts';
import { Stage } from './stage.ts';
import type { Walk } from './walk.ts';

/** The device of `Stage.visitor`. */
const VISITOR_DEVICE = 'stage-visitor';
const SEATED: readonly StagePerson[] = ['owner', 'manager', 'member', 'second'];
const LOGINS = Object.fromEntries(
  Object.entries(WALKS).filter(([name]) => name in ACCOUNT_CALLS || name in LOGIN_CALLS),
);

/** Brings everyone of the first hall into its voice channel. */
async function seatAll(stage: Stage): Promise<void> {
  for (const person of SEATED) {
    await stage.connect(person);
    await (await stage.as(person)).call('channel.join', { channel_id: stage.channels.voice });
  }
}

/** Makes every call and plays every scene, each in a world of its own, and answers the logs of those worlds. */
export async function collectLogs(): Promise<readonly (readonly LogEntry[])[]> {
  const logs = createMemoryLogs({ keep: true });
  const node = await createNode({ logs, control: { token: '' } });
  const collected: (readonly LogEntry[])[] = [];
  const inWorld = async (play: (stage: Stage) => Promise<void>, device?: string) => {
    const deviceOf = (person: StagePerson) => device ?? `stage-${person}`;
    const stage = await Stage.open(origin, `logs-${collected.length}`, { deviceOf });
    try {
      await play(stage);
      collected.push(logs.entries(stage.world));
    } finally {
      await stage.close();
    }
  };
  const origin = await node.listen();
  try {
    for (const [name, walks] of Object.entries(WALKS) as [EndpointName, readonly Walk[]][]) {
      for (const walk of walks) {
        await inWorld(async (stage) => {
          await walk.before?.(stage);
          await take(stage, name, walk);
        });
      }
    }
    // A sign-in on the same device ends the session before; its person sits in a voice channel.
    for (const [name, walks] of Object.entries(LOGINS) as [EndpointName, readonly Walk[]][]) {
      for (const walk of walks) {
        await inWorld(async (stage) => {
          await seatAll(stage);
          await walk.before?.(stage);
          await take(stage, name, walk);
        }, VISITOR_DEVICE);
      }
    }
    await inWorld(async (stage) => {
      await seatAll(stage);
      await stage.control('accounts.set', { user: await stage.no('member'), banned: true });
    });
    await inWorld(async (stage) => {
      await seatAll(stage);
      const expired = Math.floor(Date.now() / 1000) + 60;
      const notice = { hall_id: stage.hall, title: '', content: '今晚八点', type: 1, expired } as const;
      await (await stage.as('owner')).call('notice.create', notice);
      await stage.control('clock.advance', { advance_ms: SESSION_LIFETIME_S * 1000 + 1000 });
      const runner = node.worlds.get(stage.world);
      for (const sweep of ['session.sweep', 'notice.sweep'] as const) await runner?.run(sweep, null, {});
    });
    for (const { play } of SCENES) {
      await inWorld(async (stage) => {
        await gather(stage);
        await play(stage);
      });
    }
  } finally {
    await node.close();
  }
  return collected;
}
