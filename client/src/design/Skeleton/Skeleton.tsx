import styles from './Skeleton.module.css';

export interface SkeletonProps {
  readonly inlineSize?: string;
  readonly blockSize?: string;
  readonly round?: boolean;
}

/** A grey stand-in. It fades in after 150 ms, so that a quick answer shows none. */
export function Skeleton({ inlineSize = '100%', blockSize = '14px', round = false }: SkeletonProps) {
  return (
    <span className={round ? styles['round'] : styles['bone']} style={{ inlineSize, blockSize }} aria-hidden="true" />
  );
}

/** Rows like those of a list that is about to come. */
export function SkeletonRows({ rows, avatar = 32 }: { readonly rows: number; readonly avatar?: number }) {
  return (
    <div className={styles['rows']} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical stand-ins without identity
        <div key={row} className={styles['row']}>
          {avatar > 0 && <Skeleton round inlineSize={`${avatar}px`} blockSize={`${avatar}px`} />}
          <div className={styles['lines']}>
            <Skeleton inlineSize={`${28 + ((row * 17) % 30)}%`} blockSize="12px" />
            {avatar >= 40 && <Skeleton inlineSize={`${48 + ((row * 23) % 44)}%`} />}
          </div>
        </div>
      ))}
    </div>
  );
}
