/** Reads how loud a node is now: the root mean square of the latest 10 ms or so, 0 to 1. */
export function levelMeter(context: BaseAudioContext): { readonly node: AnalyserNode; level(): number } {
  const node = context.createAnalyser();
  node.fftSize = 512;
  const samples = new Float32Array(node.fftSize);
  return {
    node,
    level() {
      node.getFloatTimeDomainData(samples);
      let sum = 0;
      for (const sample of samples) sum += sample * sample;
      return Math.min(1, Math.sqrt(sum / samples.length));
    },
  };
}
