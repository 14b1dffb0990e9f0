import type { Translate } from '../../../i18n/text-engine.ts';

/** Who muted a microphone, where an event has told it. */
export const micMuteText = (t: Translate, by: string | undefined): string =>
  by ? t('memberList.micMutedBy', { name: by }) : t('memberList.micMuted');
