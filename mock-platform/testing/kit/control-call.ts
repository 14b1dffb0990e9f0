import { CONTROL, type ControlData, type ControlName, type ControlRequest } from '@miczero/contracts/control';

/** A control call as a test or the console makes it. A refusal is an error with its code and HTTP status. */
export async function controlCall<Name extends ControlName>(
  origin: string,
  name: Name,
  world = 'main',
  body: Partial<ControlRequest<Name>> = {},
): Promise<ControlData<Name>> {
  const { method, path } = CONTROL[name];
  const query = method === 'GET' ? `?${new URLSearchParams(body as Record<string, string>)}` : '';
  const response = await fetch(`${origin}${path.replace(':world', world)}${query}`, {
    method,
    ...(method !== 'GET' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const reply = (await response.json()) as { code: number; message: string; data: ControlData<Name> };
  if (reply.code !== 0) throw Object.assign(new Error(reply.message), { ...reply, status: response.status });
  return reply.data;
}
