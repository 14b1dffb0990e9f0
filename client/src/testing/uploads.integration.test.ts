import { describe, expect, test } from 'vitest';
import { managementActions } from '../features/hall-management/index.ts';
import { imIntents } from '../features/im/im.actions.ts';
import { profileActions } from '../features/profile/index.ts';
import { roomSettingsActions } from '../features/room-settings/index.ts';
import { supportActions } from '../features/support/index.ts';
import { OTHER } from './chat-lines.ts';
import { type Run, runClient } from './run-client.ts';
import type { WholeState } from './whole-state.ts';

const png = () => new File(['x'], 'x.png', { type: 'image/png' });

const UPLOADS: Record<string, (run: Run) => void | Promise<void>> = {
  'a private message': async (run) => {
    const session = `p2p-${OTHER}` as const;
    run.dispatch(imIntents.imageChosen(session, png()));
    // Its code loads with the first picture.
    await expect.poll(() => (run.state() as WholeState).im.trays[session]).toHaveLength(1);
    run.dispatch(imIntents.trayRequested({ session, text: '' }));
    await expect.poll(() => run.http.requests('file.upload')).toHaveLength(1);
  },
  'feedback to the operator': (run) => {
    run.dispatch(supportActions.pictureChosen(0, png()));
  },
  'the background of a room': (run) => {
    run.dispatch(roomSettingsActions.pictureChosen(png()));
  },
  'the picture of a hall': (run) => {
    run.dispatch(managementActions.pictureChosen(png()));
  },
  'the own profile': (run) => {
    run.dispatch(profileActions.pictureChosen('avatar', png()));
  },
};

describe('[session.invalid-code.clears, session.invalid-code.message] an upload that is told of the end of the session ends it, as any call does', () => {
  for (const [place, choose] of Object.entries(UPLOADS)) {
    test(place, async () => {
      const run = await runClient({ parts: ['hall', 'hallManagement', 'rooms', 'im', 'contacts', 'people'] });
      run.http.refuse('file.upload', 10001);
      run.http.refuse('account.upload', 10001);
      await choose(run);
      await run.clock.advance(1000);
      expect(run.state().session.phase.kind).toBe('signedOut');
      expect(run.toasts()).toEqual([{ tone: 'error', text: { key: 'feedback.sessionInvalid' } }]);
    });
  }
});
