import { useEffect, useRef } from 'react';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';

/** The end of a list that has more pages: it asks for the next one when it comes into view. */
export function PageEdge({ onSeen }: { readonly onSeen: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) latest.current();
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref}>
      <SkeletonRows rows={1} />
    </div>
  );
}
