import { Player } from 'svga';
// As a script of this origin: the library would make its worker of text, which the policy of the page forbids.
import parserUrl from 'svga/dist/parser.js?url';
import type { Clip } from './clip.ts';

type Video = Parameters<Player['mount']>[0];

/** SVGA 2: sprites and shapes on a canvas. It is unpacked in a worker. */
export async function openSvga(file: Blob): Promise<Clip> {
  const video = await parse(file);
  const element = document.createElement('canvas');
  const player = new Player({ container: element, loop: 1 });
  await player.mount(video);
  return {
    element,
    play: () =>
      new Promise((resolve) => {
        player.onEnd = resolve;
        player.start();
      }),
    close() {
      player.destroy();
      for (const image of Object.values(video.images)) if (image instanceof ImageBitmap) image.close();
    },
  };
}

async function parse(file: Blob): Promise<Video> {
  const url = URL.createObjectURL(file);
  const worker = new Worker(parserUrl);
  try {
    return await new Promise<Video>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Video | Error>) => {
        if (data instanceof Error) reject(data);
        else resolve(data);
      };
      worker.onerror = () => reject(new Error('the parser of SVGA does not start'));
      worker.postMessage({ url, options: { isDisableImageBitmapShim: false } });
    });
  } finally {
    worker.terminate();
    URL.revokeObjectURL(url);
  }
}
