/** Formats of animation files that servers of voice rooms send (decision 0111). */
export type EffectFormat = 'lottie' | 'svga' | 'webp';

export interface EffectFile {
  readonly url: string;
  readonly format: EffectFormat;
}

const FORMATS: Readonly<Record<string, EffectFormat>> = { json: 'lottie', svga: 'svga', webp: 'webp' };

/** The animation file that this address names; null for a name that is none, and for an unknown format. */
export function effectFileOf(address: string): EffectFile | null {
  const [, extension = ''] = /^(?:https?:\/\/|\/)[^?#]*\.(\w+)(?:[?#]|$)/i.exec(address) ?? [];
  const format = FORMATS[extension.toLowerCase()];
  return format ? { url: address, format } : null;
}
