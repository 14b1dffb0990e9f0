import { useCallback, useState } from 'react';
import { lazyPart } from '../design/LazyPart/lazy-part.tsx';
import { WithPart } from './late/late-context.tsx';

const Guides = lazyPart(() => import('../features/guides/views/Guides.tsx'), ['guides']);

/** The first-run guides. A page works without them, so nothing is said when their code does not arrive. */
export function GuideHost() {
  const [hasFailed, setFailed] = useState(false);
  const onFailed = useCallback(() => setFailed(true), []);
  if (hasFailed) return null;
  return (
    <WithPart part="guides" onFailed={onFailed}>
      <Guides onGivenUp={onFailed} />
    </WithPart>
  );
}
