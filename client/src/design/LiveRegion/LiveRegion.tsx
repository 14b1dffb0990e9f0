import styles from './LiveRegion.module.css';

/** An invisible text that assistive technology announces politely when it changes. */
export function LiveRegion({ text }: { readonly text: string }) {
  return (
    <div className={styles['region']} role="status" aria-live="polite">
      {text}
    </div>
  );
}
