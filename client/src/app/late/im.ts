import { imReducer, imSaga } from '../../features/im/index.ts';
import type { Ports } from '../../platform/ports.ts';
import type { LateFeature } from './late-feature.ts';

export const IM_REDUCERS = { im: imReducer } as const;

/** The state that this late part adds to the store. */
export type ImPartState = { readonly [Name in keyof typeof IM_REDUCERS]: ReturnType<(typeof IM_REDUCERS)[Name]> };

/** Private and group messages, with the provider's SDK. */
export async function features(ports: Ports): Promise<readonly LateFeature[]> {
  const [im, kept, { unsentSaga }, { announceSaga }, { mentionsSaga }, { openGroupSaga }, { facesSaga }] =
    await Promise.all([
      ports.late.im(),
      ports.late.keptAnswers(),
      import('../../features/im/unsent.saga.ts'),
      import('../../features/im/announce.saga.ts'),
      import('../../features/im/mentions.saga.ts'),
      import('../../features/im/open-group.saga.ts'),
      import('../../features/im/faces.saga.ts'),
    ]);
  const messages = [
    { name: 'unsent', saga: () => unsentSaga(ports) },
    { name: 'announce', saga: () => announceSaga(ports) },
    { name: 'mentions', saga: () => mentionsSaga({ ...ports, im }) },
    { name: 'faces', saga: () => facesSaga({ ...ports, im }) },
    { name: 'openGroup', saga: () => openGroupSaga({ ...ports, im }) },
    { name: 'im', reducer: IM_REDUCERS.im, saga: () => imSaga({ ...ports, im }) },
  ];
  if (!kept) return messages;
  const { keptMessagesSaga } = await import('../../features/im/kept-messages.saga.ts');
  // First: it hears how the connection comes about.
  return [{ name: 'keptMessages', saga: () => keptMessagesSaga(ports, kept) }, ...messages];
}
