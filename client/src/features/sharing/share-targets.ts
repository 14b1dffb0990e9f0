import { createSelector } from '@reduxjs/toolkit';
import type { ContactsRoot } from '../contacts/index.ts';
import { type ImRoot, type ImSessionId, isOver, isTeamSession } from '../im/index.ts';
import { type SessionRoot, selectViewer } from '../session/index.ts';

/** A friend or a group that a link can be sent to. */
export interface ShareTarget {
  readonly session: ImSessionId;
  readonly name: string;
  readonly picture: string;
  readonly kind: 'online' | 'offline' | 'group';
}

/** Friends who are online come first, then the others, then groups. */
export const selectShareTargets = createSelector(
  [
    ({ contacts }: ContactsRoot) => contacts.lists.friends.people,
    ({ im }: ImRoot) => im.sessions,
    ({ im }: ImRoot) => im.faces,
    (state: SessionRoot) => selectViewer(state),
  ],
  (friends, sessions, faces, viewer): readonly ShareTarget[] => {
    const people = friends.map(
      ({ no, nick, avatar, online }): ShareTarget => ({
        session: `p2p-${no}`,
        name: nick || no,
        picture: avatar,
        kind: online ? 'online' : 'offline',
      }),
    );
    const groups = sessions.flatMap((session): readonly ShareTarget[] => {
      const face = faces[session.id];
      if (!isTeamSession(session.id) || !face?.name || isOver(session, viewer ?? undefined)) return [];
      return [{ session: session.id, name: face.name, picture: face.picture, kind: 'group' }];
    });
    return [
      ...people.filter(({ kind }) => kind === 'online'),
      ...people.filter(({ kind }) => kind === 'offline'),
      ...groups,
    ];
  },
);
