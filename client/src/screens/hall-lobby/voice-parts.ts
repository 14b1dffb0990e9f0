import { fetchEarly, type PartTexts } from '../../design/early-parts.ts';
import { partOnDemand } from '../../design/LazyPart/lazy-part.tsx';
import type { VoicePaneProps } from '../../features/channel/views/VoicePane.tsx';
import type { VoiceExtrasProps } from './VoiceExtras.tsx';

const pane = partOnDemand<VoicePaneProps>(
  async () => ({ default: (await import('../../features/channel/views/VoicePane.tsx')).VoicePane }),
  ['voice', 'voicePane'],
);
const extras = partOnDemand<VoiceExtrasProps>(() => import('./VoiceExtras.tsx'), ['micApplications', 'teamUp']);
fetchEarly(pane.fetch);
fetchEarly(extras.fetch);

export const VoicePane = pane.Part;
export const VoiceExtras = extras.Part;

/** Loads what a voice channel shows before it is entered. What fails is loaded, and told, where it is shown. */
export function fetchVoice(texts: PartTexts): void {
  Promise.all([pane.fetch(texts), extras.fetch(texts)]).catch(() => {});
}
