import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { GUIDES, type Guide, guidesActions, selectGuidesLeft } from '../index.ts';
import { GuideTip } from './GuideTip.tsx';
import { useAnchor } from './use-anchor.ts';

/** Points out one thing at a time on the page, once each. */
export default function Guides() {
  const dispatch = useDispatch();
  const left = useSelector(selectGuidesLeft);
  const anchor = useAnchor(left);
  const [shown, setShown] = useState<Guide | null>(null);
  const guide = anchor?.guide ?? null;
  useEffect(() => {
    if (guide === null) return;
    setShown(guide);
    dispatch(guidesActions.shown(guide));
  }, [dispatch, guide]);
  if (!anchor || shown !== anchor.guide) return null;
  return (
    <GuideTip
      key={anchor.guide}
      guide={anchor.guide}
      anchor={anchor.element}
      onDone={() => dispatch(guidesActions.done([anchor.guide]))}
      onSkip={() => dispatch(guidesActions.done(GUIDES))}
    />
  );
}
