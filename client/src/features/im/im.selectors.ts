import type { ImSessionId } from '../../platform/ports/im.ts';
import type { ImRoot } from './im.state.ts';
import { EMPTY_THREAD } from './thread.model.ts';

export const selectIm = ({ im }: ImRoot) => im;
export const selectOpenSession = ({ im }: ImRoot): ImSessionId | null => im.open;

export const selectThread = ({ im }: ImRoot, session: ImSessionId) => im.threads[session] ?? EMPTY_THREAD;
