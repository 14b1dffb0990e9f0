import { loadRnnoise, RnnoiseWorkletNode } from '@sapphi-red/web-noise-suppressor';
import url from '@sapphi-red/web-noise-suppressor/rnnoise.wasm?url';
import simdUrl from '@sapphi-red/web-noise-suppressor/rnnoise_simd.wasm?url';
import workletUrl from '@sapphi-red/web-noise-suppressor/rnnoiseWorklet.js?url';
import { VOICE_RATE_HZ } from './voice-context.ts';

/** Removes noise from a voice: a neural network in a thread of its own (RNNoise). */
export interface Denoiser {
  readonly node: AudioNode;
  end(): void;
}

let binary: Promise<ArrayBuffer> | null = null;
const prepared = new WeakSet<BaseAudioContext>();

/** Loads the missing parts. The network was trained at `VOICE_RATE_HZ`. Rejects where the browser has no worklets, or the context has another rate. */
export async function createDenoiser(context: AudioContext): Promise<Denoiser> {
  if (context.sampleRate !== VOICE_RATE_HZ) throw new Error(`${context.sampleRate} Hz`);
  binary ??= loadRnnoise({ url, simdUrl });
  const wasmBinary = await binary.catch((error: unknown) => {
    binary = null;
    throw error;
  });
  if (!prepared.has(context)) {
    await context.audioWorklet.addModule(workletUrl);
    prepared.add(context);
  }
  const node = new RnnoiseWorkletNode(context, { maxChannels: 1, wasmBinary });
  return {
    node,
    end() {
      node.disconnect();
      node.destroy();
    },
  };
}
