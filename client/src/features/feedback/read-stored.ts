import * as z from 'zod/mini';
import type { Ports, StorageKey } from '../../platform/ports.ts';

/** What stands under a key, in this form; unreadable data counts as absent. */
export function readStored<Schema extends z.core.$ZodType>(
  { storage, telemetry }: Pick<Ports, 'storage' | 'telemetry'>,
  key: StorageKey,
  schema: Schema,
): z.output<Schema> | null {
  try {
    return z.safeParse(schema, JSON.parse(storage.read(key) ?? 'null')).data ?? null;
  } catch {
    telemetry.log('warn', 'stored text is unreadable', { key });
    return null;
  }
}
