/** A gift is often sent again; the memory for the files of a room is bounded. */
const KEPT_MAX = 8;
const FILE_MAX_BYTES = 8_000_000;

/** Downloads animation files and keeps the latest ones. Rejects for a file that is missing or too large, and on abort. */
export function createEffectFiles(): (url: string, signal: AbortSignal) => Promise<Blob> {
  const kept = new Map<string, Blob>();
  return async (url, signal) => {
    const file = kept.get(url) ?? (await download(url, signal));
    kept.delete(url);
    kept.set(url, file);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    return file;
  };
}

async function download(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal, credentials: 'omit' });
  const length = Number(response.headers.get('content-length') ?? 0);
  if (!response.ok || length > FILE_MAX_BYTES) throw new Error(`no animation: ${response.status}, ${length} bytes`);
  const file = await response.blob();
  if (file.size > FILE_MAX_BYTES) throw new Error(`no animation: ${file.size} bytes`);
  return file;
}
