import { ENDPOINTS, type EndpointName } from '@miczero/contracts';
import { collectAudio } from '@miczero/mock-platform/audio';
import { collectFrames } from '@miczero/mock-platform/frames';
import { Sandbox, take, WALKS, type Walk } from '@miczero/mock-platform/walks';
import type { Evidence, SeenCall } from './evidence.ts';

/** The start of a test caller's message names the expectation; the rest lists all frames that arrived instead. */
const REASON_MAX = 160;

/**
 * Makes every call of the contract on a platform with a control API, and collects every resulting frame. The control
 * API prepares what a walk needs, so a walk that fails is recorded as a failure of the platform, and the run continues.
 */
export async function lookAtMock(origin: string): Promise<Evidence> {
  const calls: SeenCall[] = [];
  const failures: Evidence['failures'][number][] = [];
  const failed = (what: string, error: unknown) =>
    failures.push({ what, reason: (error instanceof Error ? error.message : String(error)).slice(0, REASON_MAX) });
  let worlds = 0;
  for (const [name, walks] of Object.entries(WALKS) as [EndpointName, readonly Walk[]][]) {
    for (const walk of walks) {
      worlds += 1;
      let sandbox: Sandbox | null = null;
      try {
        sandbox = await Sandbox.open(origin, `drift-${process.pid}-${worlds}`);
        if (walk.as !== 'visitor') await sandbox.as(walk.as);
        await walk.before?.(sandbox);
        const { answer } = await take(sandbox, name, walk);
        const { method, path } = ENDPOINTS[name];
        calls.push({
          method,
          path,
          status: answer.status,
          answer: answer.text,
          contentType: answer.headers.get('content-type') ?? '',
          mustSucceed: true,
        });
      } catch (error) {
        failed(name, error);
      } finally {
        await sandbox?.close();
      }
    }
  }
  const frames = await collectFrames(origin, failed);
  const received = frames.map((seen) => ({ ...seen, direction: 'received' }) as const);
  return { calls, frames: [...received, ...(await collectAudio(origin, failed))], failures };
}

/** Whether a server has the control API of the mock platform. */
export async function isMock(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/__mock/worlds`).catch(() => null);
  return response?.ok === true && (response.headers.get('content-type') ?? '').startsWith('application/json');
}
