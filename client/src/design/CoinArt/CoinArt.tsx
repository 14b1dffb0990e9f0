import styles from './CoinArt.module.css';

/** A coin beside an amount, so it says nothing to assistive technology. */
export function CoinArt({ size }: { readonly size: number }) {
  return (
    <svg className={styles['coin']} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle className={styles['rim']} cx="12" cy="12" r="11" />
      <circle className={styles['face']} cx="12" cy="12" r="8.4" />
      <path
        className={styles['mark']}
        d="M12 7.2a2 2 0 0 1 2 2v2.6a2 2 0 1 1-4 0V9.2a2 2 0 0 1 2-2ZM8.6 12a3.4 3.4 0 0 0 6.8 0M12 15.4v2"
      />
    </svg>
  );
}
