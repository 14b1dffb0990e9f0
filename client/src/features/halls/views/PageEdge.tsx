import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../design/Button/Button.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { useDesignTexts } from '../../../design/texts.ts';
import { useSay } from '../../../i18n/use-say.ts';
import type { Load } from '../../feedback/index.ts';
import styles from './PageEdge.module.css';

interface PageEdgeProps {
  /** Of the last page that was asked for, at any end of the list. */
  readonly load: Load;
  /** Asks for the page at this end. */
  readonly onSeen: () => void;
}

/** The end of a list that has more pages: it asks for the next one when it comes into view, and by a press once that failed. */
export function PageEdge({ load, onSeen }: PageEdgeProps) {
  const { retry } = useDesignTexts();
  const say = useSay();
  const ref = useRef<HTMLDivElement>(null);
  const [hasAsked, setHasAsked] = useState(false);
  const problem = hasAsked && load.status === 'failed' ? load.error : null;
  const isWaiting = problem === null;
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      setHasAsked(true);
      latest.current();
    });
    if (isWaiting && ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isWaiting]);
  return problem ? (
    <div className={styles['failed']} role="alert">
      <p dir="auto">{say(problem)}</p>
      <Button size="compact" icon="retry" onClick={onSeen}>
        {retry}
      </Button>
    </div>
  ) : (
    <div ref={ref}>
      <SkeletonRows rows={1} />
    </div>
  );
}
