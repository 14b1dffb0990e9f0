import { within } from '../clock/within.ts';
import type { Clock } from '../ports/clock.ts';
import type { VideoFacts, VideoFiles } from '../ports/video-files.ts';

/** A file that shows nothing within this time is not one that others could watch. */
const READ_MS = 10_000;
/** Longest side of the picture that stands for a video. */
const POSTER_MAX_PX = 960;
const POSTER_QUALITY = 0.8;
/** A recorder writes no length: the browser finds it when it is asked for a moment far beyond the end. */
const BEYOND_END_S = 1e7;
/** The very first frame of many videos is black. */
const POSTER_AT_S = 0.1;

/** Reads videos by the browser's own player. */
export function createVideoFiles(clock: Clock): VideoFiles {
  return {
    async read(file) {
      const video = document.createElement('video');
      const url = URL.createObjectURL(file);
      try {
        return await within(clock, READ_MS, look(video, url), () => new Error('nothing was shown'));
      } catch {
        // Not a video that this browser can play: the caller says so.
        return null;
      } finally {
        video.removeAttribute('src');
        video.load();
        URL.revokeObjectURL(url);
      }
    },
  };
}

async function look(video: HTMLVideoElement, url: string): Promise<VideoFacts | null> {
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  const isLoaded = happens(video, 'loadeddata');
  video.src = url;
  await isLoaded;
  const { videoWidth: w, videoHeight: h } = video;
  if (w === 0 || h === 0) return null;
  if (!Number.isFinite(video.duration)) await seek(video, BEYOND_END_S);
  const durationMs = Math.round(video.duration * 1000);
  await seek(video, Math.min(POSTER_AT_S, video.duration / 2));
  return { durationMs, w, h, poster: await frameOf(video, w, h) };
}

async function seek(video: HTMLVideoElement, to: number): Promise<void> {
  const isThere = happens(video, 'seeked');
  video.currentTime = to;
  await isThere;
}

function happens(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error(video.error?.message ?? 'unreadable')), { once: true });
  });
}

function frameOf(video: HTMLVideoElement, w: number, h: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, POSTER_MAX_PX / Math.max(w, h));
  canvas.width = Math.round(w * scale);
  canvas.height = Math.round(h * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', POSTER_QUALITY));
}
