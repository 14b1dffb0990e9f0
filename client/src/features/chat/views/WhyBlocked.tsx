import styles from './WhyBlocked.module.css';

/**
 * Why the draft below it cannot be sent: a draft covers the placeholder that says it otherwise. The region stays while it is empty, so a
 * reason that comes is announced.
 */
export function WhyBlocked({ reason }: { readonly reason: string | false }) {
  return (
    <div role="status" className={styles['why']}>
      {reason}
    </div>
  );
}
