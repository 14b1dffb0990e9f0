import { createHash } from 'node:crypto';
import { type FILE_CALLS, IMAGE_MAX_BYTES } from '@miczero/contracts';
import { imageSize } from 'image-size';
import { isBlockedPicture, uploadUrl } from '../../core/areas/uploads/uploads.ts';
import { Refusal } from '../../core/kernel/refusals.ts';
import { type Call, callerOf, type Handlers } from '../call.ts';

/** What the first bytes say, as hex, to the extension that is kept. Names and types that a caller sends are ignored. */
const SIGNATURES: readonly (readonly [extension: string, signature: RegExp])[] = [
  ['png', /^89504e470d0a1a0a/],
  ['jpg', /^ffd8ff/],
  ['gif', /^47494638/],
  ['webp', /^52494646.{8}57454250/],
];
const SIGNATURE_BYTES = 12;
/** Pixels of a side, and altogether: a few hundred bytes can claim to be a picture that takes gigabytes to show. */
const SIDE_MAX = 20_000;
const PIXELS_MAX = 50_000_000;

/** Checks, registers and stores the picture of a multipart call; one that other people will see is censored first. */
export async function storePicture(
  call: Pick<Call, 'upload' | 'runner' | 'files' | 'limits' | 'actor'>,
  { isPublic }: { readonly isPublic: boolean },
): Promise<{ url: string; type: string; w: number; h: number }> {
  const { upload, runner, files, limits } = call;
  const actor = callerOf(call);
  await limits.take('upload', `${runner.name} ${actor.no}`);
  if (!upload || upload.length === 0) throw new Refusal('requestInvalid');
  if (upload.length > IMAGE_MAX_BYTES) throw new Refusal('fileTooLarge');
  const { extension, w, h } = measure(upload);
  if (isPublic && isBlockedPicture({ w, h })) throw new Refusal('imageBlocked');
  const name = `${createHash('sha256').update(upload).digest('hex')}.${extension}`;
  // First the room for it: what the world refuses must not lie on the disk.
  await runner.run('file.upload', actor, { name, bytes: upload.length, w, h });
  await files.save(runner.name, name, upload);
  return { url: uploadUrl(runner.name, name), type: extension, w, h };
}

export const fileHandlers: Handlers<keyof typeof FILE_CALLS> = {
  'file.upload': (call) => storePicture(call, { isPublic: call.request.scene === 'avatar' }),
};

function measure(bytes: Buffer): { extension: string; w: number; h: number } {
  // Before anything is parsed: image-size reads a dozen more formats, which would only widen the attack surface.
  const head = bytes.toString('hex', 0, SIGNATURE_BYTES);
  const extension = SIGNATURES.find(([, signature]) => signature.test(head))?.[0];
  if (extension === undefined) throw new Refusal('fileTypeUnsupported');
  let found: ReturnType<typeof imageSize>;
  try {
    found = imageSize(bytes);
  } catch {
    throw new Refusal('fileTypeUnsupported');
  }
  const { width: w, height: h } = found;
  if (found.type !== extension || !(w > 0 && h > 0) || w > SIDE_MAX || h > SIDE_MAX || w * h > PIXELS_MAX) {
    throw new Refusal('fileTypeUnsupported');
  }
  return { extension, w, h };
}
