import type { UserNo } from '@miczero/contracts';
import { defineModal } from '../modals/index.ts';

/** A gift for the other person of a private session. */
export const chatGiftModal = defineModal<{ readonly to: UserNo; readonly name: string }>('chatGift');
