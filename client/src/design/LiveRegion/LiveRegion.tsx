import styles from './LiveRegion.module.css';

/** What assistive technology reads out politely when it changes; invisible. */
export function LiveRegion({ text }: { readonly text: string }) {
  return (
    <div className={styles['region']} role="status" aria-live="polite">
      {text}
    </div>
  );
}
