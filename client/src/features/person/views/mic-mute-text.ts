import type { Translate } from '../../../i18n/text-engine.ts';

/** Who muted a microphone, where the platform tells it. */
export const micMuteText = (t: Translate, by = ''): string =>
  by !== '' ? t('memberList.micMutedBy', { name: by }) : t('memberList.micMuted');
