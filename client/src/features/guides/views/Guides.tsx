import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { NARROW, useMediaQuery } from '../../../design/use-media-query.ts';
import { GUIDES, type Guide, guidesActions, selectGuidesLeft } from '../index.ts';
import { GuideTip } from './GuideTip.tsx';
import { useAnchor } from './use-anchor.ts';

interface ShownGuide {
  readonly guide: Guide;
  /** The page on which it began. */
  readonly pathname: string;
}

/** Points out one thing at a time on the page, once each. */
export default function Guides() {
  const dispatch = useDispatch();
  const anchor = useAnchor(useSelector(selectGuidesLeft));
  const { pathname } = useLocation();
  const [shown, setShown] = useState<ShownGuide | null>(null);
  const guide = anchor?.guide ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is the one on which the guide began
  useEffect(() => {
    if (guide === null) return;
    setShown({ guide, pathname });
    dispatch(guidesActions.shown(guide));
  }, [dispatch, guide]);
  // A guide ends with its page, even if the next page has its anchor, too.
  const left = shown !== null && shown.pathname !== pathname ? shown.guide : null;
  useEffect(() => {
    if (left !== null) dispatch(guidesActions.done([left]));
  }, [dispatch, left]);
  const isShown = anchor !== null && shown?.guide === anchor.guide && left === null;
  const isNarrow = useMediaQuery(NARROW);
  // A narrow page has no room beside a preview of a message: it would lie over the words of the guide.
  useEffect(() => {
    if (!isShown || !isNarrow) return undefined;
    dispatch(guidesActions.messagesCovered(true));
    return () => void dispatch(guidesActions.messagesCovered(false));
  }, [dispatch, isShown, isNarrow]);
  if (!isShown) return null;
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
