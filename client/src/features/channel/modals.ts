import { defineModal } from '../modals/index.ts';

/** modal.channel-password: asks for the password of the channel that is being joined. */
export const lockModal = defineModal('lock');
/** Ctrl+K. The quick switcher itself is a late feature. */
export const quickSwitcherModal = defineModal<{
  /** What the keys that came before its field have written; a line break is Enter. */
  readonly typed: string;
}>('quickSwitcher');
