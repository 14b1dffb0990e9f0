import { SOCIAL_CALLS, type UserNo } from '@miczero/contracts';
import type { SagaGenerator } from '../../lib/effects.ts';
import { put } from '../../lib/effects.ts';
import type { ImSessionId } from '../../platform/ports/im.ts';
import { callApi } from '../feedback/index.ts';
import { imActions } from './im.slice.ts';
import { numberOfAccount, peerOf } from './sessions.model.ts';
import type { ImPorts } from './try-im.ts';

/** api.go.home.relation.chatUser: the newest face of the other person, and what the two are to each other. */
export function* loadPartner(ports: ImPorts, session: ImSessionId): SagaGenerator<void> {
  // The number behind an account of the provider is a user's.
  const no = numberOfAccount(peerOf(session)) as UserNo;
  const found = yield* callApi(ports, SOCIAL_CALLS['relation.chat_user'], { no });
  if (!found.ok) return;
  const { user, relation } = found.data;
  yield* put(imActions.facesLoaded({ [session]: { name: user.nick, picture: user.avatar } }));
  yield* put(imActions.partnerLoaded({ session, value: relation }));
}
