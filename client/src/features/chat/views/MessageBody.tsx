import { Button } from '../../../design/Button/Button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { MessageBodyModel } from '../index.ts';
import { ClipPlayer } from './ClipPlayer.tsx';
import { MessageImage } from './MessageImage.tsx';
import styles from './MessageRow.module.css';
import { MessageText } from './MessageText.tsx';

export interface MessageBodyProps {
  readonly body: MessageBodyModel;
  readonly authorName: string;
  readonly viewer: string | null;
  readonly onGap: () => void;
}

export function MessageBody({ body, authorName, viewer, onGap }: MessageBodyProps) {
  const { t } = useTranslation();
  switch (body.type) {
    case 'text':
      return <MessageText text={body.text} mentions={body.mentions} viewer={viewer} />;
    case 'image':
      return <MessageImage image={body} authorName={authorName} />;
    case 'voice':
    case 'video':
      return <ClipPlayer clip={body} />;
    case 'card':
      return <Card card={body} />;
    case 'notice':
      return <bdi>{body.text}</bdi>;
    case 'presence':
      return t(body.change === 'joined' ? 'chat.cameOnline' : 'chat.removed', { name: authorName });
    case 'gap':
      return (
        <Button size="compact" icon="retry" busy={body.isLoading} onClick={onGap}>
          {t('chat.gap')}
        </Button>
      );
    case 'unsupported':
      return <p className={styles['unsupported']}>{t('chat.unsupported')}</p>; // rule.card-bad-json
  }
}

function Card({ card }: { readonly card: Extract<MessageBodyModel, { readonly type: 'card' }> }) {
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
