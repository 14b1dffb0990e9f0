import { type Action, createAction } from '@reduxjs/toolkit';

/** An action from before the sound was loaded, told once more to the sound alone. */
export const missedWord = createAction<Action>('voice/missedWord');

/** What the sound hears in an action: one that it missed, as if it came now. */
export const heardIn = (action: Action): Action => (missedWord.match(action) ? action.payload : action);
