import type { Clip } from '../clip.ts';
import { castleScene } from './castle-scene.ts';
import { heartsScene } from './hearts-scene.ts';
import { rocketScene } from './rocket-scene.ts';
import type { Scene } from './scene.ts';
import { swell } from './timing.ts';

export const SCENES: Readonly<Record<string, Scene>> = {
  balloon: heartsScene,
  castle: castleScene,
  rocket: rocketScene,
};

/** It comes and goes softly. */
const FADES_S = 0.3;
/** A scene over a large window is drawn with fewer pixels than the window has: it is light and movement, not lines. */
const PIXELS_MAX = 1_400_000;

/** A scene of the client, drawn into a canvas as large as its place. */
export async function openScene(name: string): Promise<Clip> {
  const scene = SCENES[name];
  const element = document.createElement('canvas');
  const pen = element.getContext('2d');
  if (!scene || !pen) throw new Error(`no scene: ${name}`);
  element.dataset['scene'] = name;
  let frame = 0;
  return {
    element,
    play: () =>
      new Promise((resolve) => {
        let begun: number | null = null;
        const step = (now: number) => {
          begun ??= now;
          if (now - begun >= scene.lastsMs) {
            resolve();
            return;
          }
          drawFrame(scene, pen, (now - begun) / 1000);
          frame = requestAnimationFrame(step);
        };
        frame = requestAnimationFrame(step);
      }),
    close: () => cancelAnimationFrame(frame),
  };
}

/** The window may be turned or resized while it plays. */
export function drawFrame(scene: Scene, pen: CanvasRenderingContext2D, seconds: number): void {
  const { canvas } = pen;
  const { clientWidth: width, clientHeight: height } = canvas;
  if (width === 0 || height === 0) return;
  const scale = Math.min(window.devicePixelRatio, 2, Math.sqrt(PIXELS_MAX / (width * height)));
  const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
  if (canvas.width !== across || canvas.height !== down) Object.assign(canvas, { width: across, height: down });
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.clearRect(0, 0, width, height);
  canvas.style.opacity = String(swell(seconds, 0, scene.lastsMs / 1000, FADES_S));
  scene.draw({ pen, width, height }, seconds);
}
