/** The rate of Opus, and the only one that the denoiser takes. */
export const VOICE_RATE_HZ = 48_000;

/**
 * The audio of a voice place. Many outputs have another rate (44.1 kHz): Chromium and WebKit then resample, but Firefox refuses sound of
 * another context's rate, and there the rate of the output stays.
 */
export function createVoiceContext(
  create: (options: AudioContextOptions) => AudioContext = (options) => new AudioContext(options),
): AudioContext {
  const latencyHint = 'interactive';
  const asOutput = create({ latencyHint });
  if (asOutput.sampleRate === VOICE_RATE_HZ) return asOutput;
  const resampled = create({ latencyHint, sampleRate: VOICE_RATE_HZ });
  const [used, unused] = takesSoundOf(resampled, asOutput) ? [resampled, asOutput] : [asOutput, resampled];
  void unused.close();
  return used;
}

function takesSoundOf(context: AudioContext, other: AudioContext): boolean {
  try {
    context.createMediaStreamSource(other.createMediaStreamDestination().stream).disconnect();
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return false;
    throw error;
  }
}
