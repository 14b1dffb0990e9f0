import type { MessageBodyModel } from '../index.ts';
import styles from './CardLine.module.css';

export interface CardLineProps {
  readonly card: Extract<MessageBodyModel, { readonly type: 'card' }>;
}

/** A card of operations as a line of the chat. */
export function CardLine({ card }: CardLineProps) {
  const content = (
    <>
      {card.image !== '' && <img src={card.image} alt="" loading="lazy" width={72} height={72} />}
      <span className={styles['cardText']}>
        <strong dir="auto">{card.title}</strong>
        <span dir="auto">{card.text}</span>
        {card.tags.length > 0 && (
          <span className={styles['tags']}>
            {card.tags.map((tag) => (
              <bdi key={tag} className={styles['tag']}>
                {tag}
              </bdi>
            ))}
          </span>
        )}
      </span>
    </>
  );
  return card.href === '' ? (
    <div className={styles['card']}>{content}</div>
  ) : (
    <a className={styles['card']} href={card.href} target="_blank" rel="noopener noreferrer nofollow">
      {content}
    </a>
  );
}
