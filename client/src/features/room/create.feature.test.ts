import { ERRORS, REAL_NAME_CALLS } from '@miczero/contracts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { FakePorts } from '../../testing/fakes/fake-ports.ts';
import { createOrigin } from '../../testing/fakes/memory-storage.ts';
import { joinsOf, ROOM, type RoomRun, runRooms, theRoom } from '../../testing/run-room.ts';
import { loginModal } from '../session/index.ts';
import { roomActions } from './index.ts';

describe('creating a room', () => {
  const create = async (run: RoomRun) => {
    run.dispatch(roomActions.createRequested());
    await run.settle();
  };
  const checked = (audit_status: number) =>
    z.parse(REAL_NAME_CALLS['real_name.check'].data, { audit_status, audit_reason: '', audit_data: '' });

  test('[room-flow.create.needs-login] without a session the login modal opens', async () => {
    const run = await runRooms({ origin: createOrigin({}) });
    await create(run);
    expect(loginModal.select(run.state())).not.toBeNull();
    expect(run.http.requests('real_name.check')).toEqual([]);
  });

  test('[room-flow.create.real-name-first, room-flow.create.audit-1, room-flow.create.owner-check, room-flow.create.not-owned-modal] verified and without a room: the form', async () => {
    const run = await runRooms({ prepare: ({ http }) => http.on('real_name.check', checked(1)) });
    await create(run);
    expect(run.http.requests('room.use')).toHaveLength(1);
    expect(run.state().room.create).toBe('form');
  });

  test('[room-flow.create.owned-joins] who owns a room joins it', async () => {
    const run = await runRooms({
      prepare: ({ http }) => {
        http.on('real_name.check', checked(1));
        http.on('room.use', { room: theRoom });
      },
    });
    await create(run);
    expect(joinsOf(run)).toMatchObject([{ group_id: ROOM }]);
    expect(run.state().room.create).toBe('idle');
  });

  test('[room-flow.create.audit-0, error.message.real-name-pending] a review that is under way is said', async () => {
    const run = await runRooms({ prepare: ({ http }) => http.on('real_name.check', checked(0)) });
    await create(run);
    expect(run.toasts()).toEqual([{ tone: 'warning', text: { key: 'room.realNamePending' } }]);
    expect(run.state().room.create).toBe('idle');
    expect(run.http.requests('room.use')).toEqual([]);
  });

  test('[room-flow.create.audit-other, room-flow.create.12010, error.12010] any other status, and code 12010, ask for the real name', async () => {
    const answers: readonly ((fakes: FakePorts) => void)[] = [
      ({ http }) => http.on('real_name.check', checked(2)),
      ({ http }) => http.refuse('real_name.check', ERRORS.realNameNeeded.code),
    ];
    for (const prepare of answers) {
      const run = await runRooms({ prepare });
      await create(run);
      expect(run.state().room.create).toBe('realName');
      expect(run.toasts()).toEqual([]);
    }
  });

  test('[error.other-codes.real-name-check] any other refusal of the check is shown', async () => {
    const run = await runRooms({ prepare: ({ http }) => http.refuse('real_name.check', 42900, '太快了') });
    await create(run);
    expect(run.toasts()).toEqual([{ tone: 'error', text: { server: '太快了', code: 42900 } }]);
    expect(run.state().room.create).toBe('idle');
  });
});
