/** A busy machine draws few frames in this time. */
const LASTS_MS = 600;
const FRAMES_MIN = 10;
/** What gift films of real servers are, and what browsers without that decoder have: how each is recorded, and how it is called in a file. */
const TYPES = [
  ['video/mp4;codecs=avc1.42E01E', 'video/mp4;codecs=avc1.42E01E'],
  ['video/mp4;codecs=vp9', 'video/mp4;codecs=vp09.00.10.08'],
] as const;

/** The kind of film that this browser both records and plays. */
function filmType(): string {
  const [found] =
    TYPES.find(
      ([recorded, played]) =>
        MediaRecorder.isTypeSupported(recorded) && document.createElement('video').canPlayType(played) !== '',
    ) ?? [];
  if (found === undefined) throw new Error('this browser records no film that it plays');
  return found;
}

/** A genuine film of more than half a second, recorded from a canvas. */
export async function recordedFilm(
  width: number,
  height: number,
  draw: (pen: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws');
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: filmType(), videoBitsPerSecond: 4_000_000 });
  const parts: Blob[] = [];
  const isStopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.ondataavailable = ({ data }) => data.size > 0 && parts.push(data);
  recorder.start();
  // A canvas gives a frame for each change.
  const begun = performance.now();
  for (let frame = 0; frame < FRAMES_MIN || performance.now() - begun < LASTS_MS; frame += 1) {
    draw(pen);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  recorder.stop();
  await isStopped;
  return new Blob(parts, { type: 'video/mp4' });
}

/** A box of an ISO media file. */
export function boxOf(type: string, body: string): Blob {
  const bytes = new TextEncoder().encode(body);
  const head = new DataView(new ArrayBuffer(8));
  head.setUint32(0, bytes.length + 8);
  for (const [place, character] of [...type].entries()) head.setUint8(4 + place, character.charCodeAt(0));
  return new Blob([head, bytes]);
}
