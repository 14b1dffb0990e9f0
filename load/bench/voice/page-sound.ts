/** What a page of this bench keeps on its window. */
export interface VoiceWindow {
  voiceBench: {
    /** Everything that the page plays. */
    readonly played: AnalyserNode[];
    /** The voice of the microphone. */
    voice: GainNode | null;
    /** What it says, and says again after it was closed and opened: 1 speaks, 0 is silent. */
    volume: number;
    /** The last press. */
    pressedAt: number;
    /** Since the last `reset`, in epoch milliseconds: the first moments of sound and of a ring. */
    heardAt: number;
    /** The first sound after a silence. */
    heardAgainAt: number;
    ringAt: number;
    /** The last sound until now. */
    lastHeardAt: number;
    reset(): void;
  };
}
declare const window: VoiceWindow & typeof globalThis;

/** Runs in a page before its scripts: a microphone that speaks on command, and probes of the played sound and the drawn ring. */
export function listenIn(): void {
  const LOOK_MS = 5;
  const AUDIBLE = 0.01;
  /** A pause of the sound that is no gap between two packets. */
  const SILENCE_MS = 40;
  const bench: VoiceWindow['voiceBench'] = {
    played: [],
    voice: null,
    volume: 0,
    pressedAt: 0,
    heardAt: 0,
    heardAgainAt: 0,
    ringAt: 0,
    lastHeardAt: 0,
    reset: () => Object.assign(bench, { heardAt: 0, heardAgainAt: 0, ringAt: 0 }),
  };
  window.voiceBench = bench;
  const now = () => performance.timeOrigin + performance.now();
  const { createDynamicsCompressor } = AudioContext.prototype;
  // The last node before the output of the page.
  AudioContext.prototype.createDynamicsCompressor = function create(this: AudioContext) {
    const node = createDynamicsCompressor.call(this);
    const analyser = new AnalyserNode(this, { fftSize: 256 });
    node.connect(analyser);
    bench.played.push(analyser);
    return node;
  };
  navigator.mediaDevices.getUserMedia = async () => {
    const context = new AudioContext();
    const tone = new OscillatorNode(context, { frequency: 440 });
    const voice = new GainNode(context, { gain: bench.volume });
    const out = new MediaStreamAudioDestinationNode(context);
    tone.connect(voice).connect(out);
    tone.start();
    bench.voice = voice;
    return out.stream;
  };
  document.addEventListener('pointerdown', () => Object.assign(bench, { pressedAt: now() }), { capture: true });
  const samples = new Float32Array(256);
  setInterval(() => {
    const isHeard = bench.played.some((analyser) => {
      analyser.getFloatTimeDomainData(samples);
      return samples.some((sample) => Math.abs(sample) > AUDIBLE);
    });
    if (isHeard) {
      const at = now();
      if (bench.heardAt === 0) bench.heardAt = at;
      if (bench.heardAgainAt === 0 && at - bench.lastHeardAt > SILENCE_MS) bench.heardAgainAt = at;
      bench.lastHeardAt = at;
    }
    if (bench.ringAt === 0 && document.querySelector('[data-speaking="true"]')) bench.ringAt = now();
  }, LOOK_MS);
}

/** Runs in a page: speaks or falls silent, and answers when. */
export function speak(gain: number): number {
  const { voiceBench } = window;
  if (!voiceBench.voice) throw new Error('the microphone is closed');
  voiceBench.volume = gain;
  voiceBench.voice.gain.value = gain;
  return performance.timeOrigin + performance.now();
}

export function reset(): void {
  window.voiceBench.reset();
}

export function moments() {
  const { pressedAt, heardAt, heardAgainAt, ringAt, lastHeardAt } = window.voiceBench;
  return {
    pressedAt,
    heardAt,
    heardAgainAt,
    ringAt,
    silentForMs: performance.timeOrigin + performance.now() - lastHeardAt,
    lastHeardAt,
  };
}
