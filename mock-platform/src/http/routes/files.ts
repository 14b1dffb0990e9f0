import { webcrypto } from 'node:crypto';
import {
  CLIP_SLACK_MS,
  type FILE_CALLS,
  IMAGE_MAX_BYTES,
  VIDEO_MAX_BYTES,
  VIDEO_MAX_MS,
  VOICE_MAX_BYTES,
  VOICE_MAX_MS,
} from '@miczero/contracts';
import { isBlockedPicture, uploadUrl } from '../../core/areas/uploads/uploads.ts';
import { Misfit, NotStored, Refusal } from '../../core/kernel/refusals.ts';
import { cleanPicture } from '../../files/clean-picture.ts';
import { readClip } from '../../files/clips/read-clip.ts';
import { FairTurns } from '../../files/fair-turns.ts';
import { type Call, callerOf, type Handlers } from '../call.ts';

/** Checks, registers and stores the picture of a multipart call; one that other people will see is censored first. */
export async function storePicture(
  call: Pick<Call, 'upload' | 'runner' | 'files' | 'actor'>,
  { isPublic }: { readonly isPublic: boolean },
): Promise<{ url: string; type: string; w: number; h: number }> {
  const { upload, runner } = call;
  const actor = callerOf(call);
  if (!upload || upload.length === 0) throw new Misfit('file: missing or empty');
  if (upload.length > IMAGE_MAX_BYTES) throw new Refusal('fileTooLarge');
  const picture = await cleanPicture(upload, `${runner.name} ${actor.no}`);
  if (picture === null) throw new Refusal('fileTypeUnsupported');
  const { bytes, extension, w, h } = picture;
  if (isPublic && isBlockedPicture({ w, h })) throw new Refusal('imageBlocked');
  const name = `${await hashOf(bytes)}.${extension}`;
  await store(call, { name, bytes, w, h });
  return { url: uploadUrl(runner.name, name), type: extension, w, h };
}

/** First the room on the disk, then that in the world: neither of them keeps what the other one refuses. */
async function store(
  call: Pick<Call, 'runner' | 'files' | 'actor'>,
  { name, bytes, w, h }: { readonly name: string; readonly bytes: Buffer; readonly w: number; readonly h: number },
): Promise<void> {
  const { runner, files } = call;
  const draft = await stored(files.draft(runner.name, name, bytes));
  try {
    await runner.run('file.upload', callerOf(call), { name, bytes: bytes.length, w, h });
  } catch (error) {
    await draft.drop();
    throw error;
  }
  await stored(draft.keep());
}

/** The store has told the reason already. */
function stored<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw new NotStored(error);
  });
}

/** Computed outside of this thread: 30 MB would hold up all others. */
async function hashOf(bytes: Buffer): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes)).toString('hex');
}

const CLIP_LIMITS = {
  voice: { bytes: VOICE_MAX_BYTES, ms: VOICE_MAX_MS + CLIP_SLACK_MS },
  video: { bytes: VIDEO_MAX_BYTES, ms: VIDEO_MAX_MS + CLIP_SLACK_MS },
} as const;

/** Clips at a time. They are read in this thread: those of one person must not stand between the requests of all others. */
const CLIP_PLACES = 2;
const clipTurns = new FairTurns(CLIP_PLACES);

/** Checks, registers and stores a voice message or a video of a multipart call. */
async function storeClip(
  call: Pick<Call, 'upload' | 'runner' | 'files' | 'actor'>,
  kind: keyof typeof CLIP_LIMITS,
): Promise<{ url: string; type: string; w: number; h: number; duration: number }> {
  const { upload, runner } = call;
  const actor = callerOf(call);
  if (!upload || upload.length === 0) throw new Misfit('file: missing or empty');
  const most = CLIP_LIMITS[kind];
  if (upload.length > most.bytes) throw new Refusal('fileTooLarge');
  const { clip, hash } = await clipTurns.run(`${runner.name} ${actor.no}`, async () => {
    const clip = readClip(upload);
    return { clip, hash: clip ? await hashOf(clip.bytes) : '' };
  });
  if (clip?.kind !== kind) throw new Refusal('fileTypeUnsupported');
  const { bytes, extension, w, h, durationMs } = clip;
  if (!(durationMs <= most.ms)) throw new Refusal('clipTooLong');
  const name = `${hash}.${extension}`;
  await store(call, { name, bytes, w, h });
  return { url: uploadUrl(runner.name, name), type: extension, w, h, duration: durationMs };
}

export const fileHandlers: Handlers<keyof typeof FILE_CALLS> = {
  'file.upload': (call) => {
    const { scene } = call.request;
    if (scene === 'voice' || scene === 'video') return storeClip(call, scene);
    return storePicture(call, { isPublic: scene === 'avatar' });
  },
};
