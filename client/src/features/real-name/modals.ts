import type { UnknownAction } from '@reduxjs/toolkit';
import { defineModal } from '../modals/index.ts';

/** modal.real-name. `resume` is dispatched once the name is verified: what the missing name had interrupted. */
export const realNameModal = defineModal<{ readonly resume: UnknownAction | null }>('realName');
