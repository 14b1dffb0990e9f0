import { createHash } from 'node:crypto';
import { type FILE_CALLS, IMAGE_MAX_BYTES } from '@miczero/contracts';
import { isBlockedPicture, uploadUrl } from '../../core/areas/uploads/uploads.ts';
import { Misfit, Refusal } from '../../core/kernel/refusals.ts';
import { cleanPicture } from '../../files/clean-picture.ts';
import { type Call, callerOf, type Handlers } from '../call.ts';

/** Checks, registers and stores the picture of a multipart call; one that other people will see is censored first. */
export async function storePicture(
  call: Pick<Call, 'upload' | 'runner' | 'files' | 'limits' | 'actor'>,
  { isPublic }: { readonly isPublic: boolean },
): Promise<{ url: string; type: string; w: number; h: number }> {
  const { upload, runner, files, limits } = call;
  const actor = callerOf(call);
  const owner = `${runner.name} ${actor.no}`;
  await limits.take('upload', owner);
  if (!upload || upload.length === 0) throw new Misfit('file: missing or empty');
  if (upload.length > IMAGE_MAX_BYTES) throw new Refusal('fileTooLarge');
  const picture = await cleanPicture(upload, owner);
  if (picture === null) throw new Refusal('fileTypeUnsupported');
  const { bytes, extension, w, h } = picture;
  if (isPublic && isBlockedPicture({ w, h })) throw new Refusal('imageBlocked');
  const name = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`;
  // First the room for it: what the world refuses must not lie on the disk.
  await runner.run('file.upload', actor, { name, bytes: bytes.length, w, h });
  await files.save(runner.name, name, bytes);
  return { url: uploadUrl(runner.name, name), type: extension, w, h };
}

export const fileHandlers: Handlers<keyof typeof FILE_CALLS> = {
  'file.upload': (call) => storePicture(call, { isPublic: call.request.scene === 'avatar' }),
};
