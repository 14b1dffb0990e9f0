import type { ControlData, ControlName, ControlRequest } from '@miczero/contracts/control';
import { controlData, controlRequest } from '@miczero/contracts/control-call';

/** A control call as a test or the console makes it. Rejects with a `ControlRefusal`. */
export async function controlCall<Name extends ControlName>(
  origin: string,
  name: Name,
  world = 'main',
  body: Partial<ControlRequest<Name>> = {},
): Promise<ControlData<Name>> {
  const { path, init } = controlRequest(name, world, body);
  const response = await fetch(`${origin}${path}`, init);
  return controlData(name, response.status, await response.json());
}
