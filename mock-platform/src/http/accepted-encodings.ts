/** Whether a client takes an encoding; one with quality 0 it refuses. */
export function accepts(acceptEncoding: string, name: string): boolean {
  return acceptEncoding
    .split(',')
    .map((part) => part.trim().split(';'))
    .some(([coding = '', quality = '']) => coding.trim() === name && !/^\s*q=0(?:\.0*)?\s*$/.test(quality));
}
