import { invitationReducer, invitationSaga } from '../../features/invitation/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const INVITATION_REDUCERS = { invitation: invitationReducer } as const;

/** The state that this late part adds to the store. */
export type InvitationPartState = {
  readonly [Name in keyof typeof INVITATION_REDUCERS]: ReturnType<(typeof INVITATION_REDUCERS)[Name]>;
};

/** What a link invites to. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  return [{ name: 'invitation', reducer: INVITATION_REDUCERS.invitation, saga: () => invitationSaga(ports) }];
}
