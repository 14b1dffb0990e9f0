/** Formats of animation files that servers of voice rooms send (decision 0111). */
export type EffectFormat = 'lottie' | 'svga' | 'webp';

export interface EffectFile {
  readonly url: string;
  readonly format: EffectFormat;
}

const FORMATS: Readonly<Record<string, EffectFormat>> = { json: 'lottie', svga: 'svga', webp: 'webp' };

/** Films with alpha: their layouts differ, and some browsers cannot decode them. */
const UNSUPPORTED: ReadonlySet<string> = new Set(['mp4', 'webm']);

/** The animation file that this address names; null for a name that is none, and for an unknown format. */
export function effectFileOf(address: string): EffectFile | null {
  const format = FORMATS[extensionOf(address)];
  return format ? { url: address, format } : null;
}

/** Whether this address names an animation of a format that is known and not played. */
export const isUnsupported = (address: string): boolean => UNSUPPORTED.has(extensionOf(address));

function extensionOf(address: string): string {
  const [, extension = ''] = /^(?:https?:\/\/|\/)[^?#]*\.(\w+)(?:[?#]|$)/i.exec(address) ?? [];
  return extension.toLowerCase();
}
