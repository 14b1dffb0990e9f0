import { ENDPOINTS, type EndpointName } from '@miczero/contracts';
import { collectFrames } from '@miczero/mock-platform/frames';
import { Stage, take, WALKS, type Walk } from '@miczero/mock-platform/walks';
import type { Evidence, SeenCall } from './evidence.ts';

/** Makes every call of the contract on a platform with a control API, and collects every frame that this brings. */
export async function lookAtMock(origin: string, warn: (text: string) => void): Promise<Evidence> {
  const calls: SeenCall[] = [];
  let worlds = 0;
  for (const [name, walks] of Object.entries(WALKS) as [EndpointName, readonly Walk[]][]) {
    for (const walk of walks) {
      worlds += 1;
      const stage = await Stage.open(origin, `drift-${process.pid}-${worlds}`);
      try {
        if (walk.as !== 'visitor') await stage.as(walk.as);
        await walk.before?.(stage);
        const { answer } = await take(stage, name, walk);
        const { method, path } = ENDPOINTS[name];
        calls.push({
          method,
          path,
          status: answer.status,
          answer: answer.text,
          contentType: answer.headers.get('content-type') ?? '',
        });
      } catch (error) {
        warn(`${name} could not be prepared: ${error instanceof Error ? error.message : String(error)}`);
      } finally {
        await stage.close();
      }
    }
  }
  const frames = await collectFrames(origin);
  return { calls, frames: frames.map((seen) => ({ ...seen, direction: 'received' })) };
}

/** Whether a server has the control API of the mock platform. */
export async function isMock(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/__mock/worlds`).catch(() => null);
  return response?.ok === true && (response.headers.get('content-type') ?? '').startsWith('application/json');
}
