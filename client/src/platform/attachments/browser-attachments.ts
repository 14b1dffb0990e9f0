import type { Attachments } from '../ports.ts';

/** Files kept at most; the oldest goes first. */
const FILES_MAX = 100;

export function createAttachments(): Attachments {
  const files = new Map<string, { readonly file: Blob; readonly preview: string }>();
  let sequence = 0;
  const release = (id: string) => {
    const entry = files.get(id);
    if (entry) URL.revokeObjectURL(entry.preview);
    files.delete(id);
  };
  const keep: Attachments['keep'] = (file) => {
    sequence += 1;
    const id = `file${sequence}`;
    const preview = URL.createObjectURL(file);
    files.set(id, { file, preview });
    const [oldest] = files.keys();
    if (files.size > FILES_MAX && oldest !== undefined) release(oldest);
    return { id, preview };
  };
  return {
    async add(file) {
      const size = await sizeOf(file);
      return size && { ...keep(file), ...size };
    },
    keep,
    file: (id) => files.get(id)?.file ?? null,
    release,
  };
}

async function sizeOf(file: Blob): Promise<{ readonly w: number; readonly h: number } | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const size = { w: bitmap.width, h: bitmap.height };
    bitmap.close();
    return size;
  } catch {
    // Not an image that this browser can read: the caller says so.
    return null;
  }
}
