import * as z from 'zod/mini';

const pageHandle = z.object({ page: z.string(), pageId: z.optional(z.number()) });

/** The page of the innermost route that is one; null for a redirect. */
export function pageOf(handles: readonly unknown[]): z.output<typeof pageHandle> | null {
  for (const handle of handles.toReversed()) {
    const parsed = pageHandle.safeParse(handle);
    if (parsed.success) return parsed.data;
  }
  return null;
}
