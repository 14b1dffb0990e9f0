import type { Ports } from '../../platform/ports.ts';

/**
 * Whether another tab of this browser has the voice now: every way into a call asks it, as no press but that on a button which says
 * so takes the voice (ADR 0187). Without the part that knows there is no sound on this page either.
 */
export async function isVoiceElsewhere({ late }: Pick<Ports, 'late'>): Promise<boolean> {
  try {
    const tab = await late.voiceTab();
    return await tab.isElsewhere();
  } catch {
    return false;
  }
}
