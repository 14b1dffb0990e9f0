import { ErrorState } from '../States/ErrorState.tsx';
import { useDesignTexts } from '../texts.ts';
import styles from './PartGuards.module.css';
import { RenderGuard, type RenderGuardProps } from './RenderGuard.tsx';

export type PartGuardProps = Omit<RenderGuardProps, 'fallback'>;

/** A panel, list or screen that cannot be drawn says so in its own place, with a button that draws it again. */
export function PaneGuard({ of, children }: PartGuardProps) {
  const { partBroken } = useDesignTexts();
  return (
    <RenderGuard of={of} fallback={(retry) => <ErrorState text={partBroken} onRetry={retry} />}>
      {children}
    </RenderGuard>
  );
}

/** A row that cannot be drawn says so in its own place. It is drawn again when its model changes. */
export function RowGuard({ of, as: Row = 'p', children }: PartGuardProps & { readonly as?: 'p' | 'li' | 'div' }) {
  return (
    <RenderGuard of={of} fallback={() => <BrokenRow as={Row} />}>
      {children}
    </RenderGuard>
  );
}

function BrokenRow({ as: Row }: { readonly as: 'p' | 'li' | 'div' }) {
  return <Row className={styles['row']}>{useDesignTexts().partBroken}</Row>;
}
