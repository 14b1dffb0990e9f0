import styles from './Spinner.module.css';

/** Silent to screen readers: the busy element announces itself. */
export function Spinner({ size = 20 }: { readonly size?: number }) {
  return (
    <svg className={styles['spinner']} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles['track']} cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
