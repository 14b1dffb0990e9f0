import type { Clip } from './clip.ts';
import { createFilmCanvas, type FilmCanvas } from './film-canvas.ts';
import { descriptionOf } from './film-description.ts';
import { type FilmLayout, halvesOf } from './film-layout.ts';
import { greyHalf } from './grey-half.ts';

/** Edge of the small picture in which a film is searched for its alpha. */
const SAMPLE_PX = 64;
/** Seek position for a film of unknown length, as recorded in fragments. */
const LOOK_AT_S = 0.3;

/** Films (MP4, WebM): the graphics processor joins colours and alpha, which lie in two parts of each frame. Sound is left out. */
export async function openFilm(file: Blob, signal: AbortSignal): Promise<Clip> {
  signal.throwIfAborted();
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  let canvas: FilmCanvas | null = null;
  const close = () => {
    canvas?.close();
    video.pause();
    // Gives the decoder back at once.
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  };
  try {
    video.muted = true;
    video.playsInline = true;
    video.preload = 'auto';
    const known = happened(video, 'loadedmetadata', signal);
    video.src = url;
    await known;
    if (video.videoWidth === 0) throw new Error('the film has no pictures');
    canvas = createFilmCanvas((await descriptionOf(file)) ?? (await foundLayout(video, signal)));
  } catch (error) {
    close();
    throw error;
  }
  const { element, draw } = canvas;
  return { element, close, play: () => played(video, draw, signal) };
}

async function played(
  video: HTMLVideoElement,
  draw: (video: HTMLVideoElement) => void,
  signal: AbortSignal,
): Promise<void> {
  const ended = happened(video, 'ended', signal);
  const broken = drawEachFrame(video, draw);
  await Promise.race([Promise.all([video.play(), ended]), broken]);
}

/** Rejects when a frame cannot be drawn. */
function drawEachFrame(video: HTMLVideoElement, draw: (video: HTMLVideoElement) => void): Promise<never> {
  return new Promise((_resolve, reject) => {
    const next = () => {
      if (video.ended || !video.hasAttribute('src')) return;
      try {
        draw(video);
        video.requestVideoFrameCallback(next);
      } catch (error) {
        reject(error);
      }
    };
    video.requestVideoFrameCallback(next);
  });
}

/** The layout of a film that does not describe itself, by a frame from its middle. */
async function foundLayout(video: HTMLVideoElement, signal: AbortSignal): Promise<FilmLayout> {
  const { videoWidth, videoHeight, duration } = video;
  await soughtTo(video, Number.isFinite(duration) ? duration / 2 : LOOK_AT_S, signal);
  const pen = new OffscreenCanvas(SAMPLE_PX, SAMPLE_PX).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('this device draws no films');
  pen.drawImage(video, 0, 0, SAMPLE_PX, SAMPLE_PX);
  const { data } = pen.getImageData(0, 0, SAMPLE_PX, SAMPLE_PX);
  await soughtTo(video, 0, signal);
  return halvesOf(videoWidth, videoHeight, greyHalf(data, SAMPLE_PX, SAMPLE_PX));
}

async function soughtTo(video: HTMLVideoElement, seconds: number, signal: AbortSignal): Promise<void> {
  const sought = happened(video, 'seeked', signal);
  video.currentTime = seconds;
  await sought;
}

type FilmEvent = 'loadedmetadata' | 'seeked' | 'ended';

/** Resolves with an event of a film; rejects when the browser cannot continue, or playback is aborted. */
function happened(video: HTMLVideoElement, name: FilmEvent, abandoned: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    abandoned.throwIfAborted();
    const settled = new AbortController();
    const { signal } = settled;
    const on = (target: EventTarget, event: string, settle: () => void) =>
      target.addEventListener(
        event,
        () => {
          settled.abort();
          settle();
        },
        { signal },
      );
    on(video, name, resolve);
    on(video, 'error', () => reject(new Error(`the film breaks: ${video.error?.message}`)));
    // A film may say nothing at all.
    on(abandoned, 'abort', () => reject(abandoned.reason));
  });
}
