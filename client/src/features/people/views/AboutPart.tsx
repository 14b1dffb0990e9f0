import type { ReactNode } from 'react';
import { Skeleton } from '../../../design/Skeleton/Skeleton.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import styles from './PersonExtras.module.css';

type PartState = 'awaited' | 'missed' | 'none' | 'there';

/** Of a part that is absent while it is on its way, and null when it did not come. */
export function stateOf(part: unknown, holds: boolean): PartState {
  if (part === undefined) return 'awaited';
  if (part === null) return 'missed';
  return holds ? 'there' : 'none';
}

export interface AboutPartProps {
  /** What it is about, where its content does not say it. */
  readonly label?: string;
  readonly state: PartState;
  /** Said in its place when there is nothing, and when it could not be read. */
  readonly none: string;
  readonly missed?: string;
  readonly children: ReactNode;
}

/** A row of a card, as high before its content comes as with it or without any. */
export function AboutPart({ label, state, none, missed, children }: AboutPartProps) {
  const { t } = useTranslation();
  const isLabelled = label !== undefined && (state === 'there' || state === 'missed');
  return (
    <section className={styles['part']} aria-label={label} aria-busy={state === 'awaited'}>
      {isLabelled && <h3 className={styles['label']}>{label}</h3>}
      {state === 'awaited' && <Skeleton inlineSize="62%" />}
      {state === 'there' && children}
      {state === 'none' && <p>{none}</p>}
      {state === 'missed' && <p>{missed ?? t('people.missed')}</p>}
    </section>
  );
}
