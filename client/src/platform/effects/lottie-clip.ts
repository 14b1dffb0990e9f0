import lottie from 'lottie-web/build/player/lottie_light_canvas.js';
import type { Clip } from './clip.ts';

/** Lottie: vectors on a canvas, without the expressions of After Effects, which would need `eval`. */
export async function openLottie(file: Blob): Promise<Clip> {
  const animationData: unknown = JSON.parse(await file.text());
  if (!isAnimation(animationData)) throw new Error('no Lottie animation');
  const element = document.createElement('div');
  let close = () => {};
  return {
    element,
    play() {
      // The renderer measures its element, which now has its place.
      const animation = lottie.loadAnimation({ container: element, renderer: 'canvas', loop: false, animationData });
      close = () => animation.destroy();
      return new Promise((resolve, reject) => {
        animation.addEventListener('complete', () => resolve());
        animation.addEventListener('data_failed', () => reject(new Error('no Lottie animation')));
        animation.addEventListener('error', () => reject(new Error('the animation cannot be drawn')));
      });
    },
    close: () => close(),
  };
}

function isAnimation(data: unknown): data is object {
  if (typeof data !== 'object' || data === null) return false;
  return ['w', 'h', 'op'].every((name) => Number.isFinite(Reflect.get(data, name))) && 'layers' in data;
}
