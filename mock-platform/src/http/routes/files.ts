import { createHash } from 'node:crypto';
import { IMAGE_MAX_BYTES } from '@miczero/contracts';
import { imageSize } from 'image-size';
import { Refusal } from '../../core/refusals.ts';
import { callerOf, type Handlers } from '../call.ts';

/** What the bytes say they are, to the extension that is kept. Names and types that a caller sends are ignored. */
const EXTENSIONS: Readonly<Record<string, string>> = { png: 'png', jpg: 'jpg', gif: 'gif', webp: 'webp' };
const PIXELS_MAX = 20_000;

export const fileHandlers: Handlers<'file.upload'> = {
  'file.upload': async ({ upload, runner, files, limits, ...call }) => {
    limits.take('upload', `${runner.name} ${callerOf(call).no}`);
    if (!upload || upload.length === 0) throw new Refusal('requestInvalid');
    if (upload.length > IMAGE_MAX_BYTES) throw new Refusal('fileTooLarge');
    const { extension, w, h } = measure(upload);
    const name = `${createHash('sha256').update(upload).digest('hex')}.${extension}`;
    await files.save(runner.name, name, upload);
    return { url: `/files/${runner.name}/${name}`, type: extension, w, h };
  },
};

function measure(bytes: Buffer): { extension: string; w: number; h: number } {
  let found: ReturnType<typeof imageSize>;
  try {
    found = imageSize(bytes);
  } catch {
    throw new Refusal('fileTypeUnsupported');
  }
  const extension = EXTENSIONS[found.type ?? ''];
  const { width: w, height: h } = found;
  if (extension === undefined || !(w > 0 && h > 0) || w > PIXELS_MAX || h > PIXELS_MAX) {
    throw new Refusal('fileTypeUnsupported');
  }
  return { extension, w, h };
}
