import { useDispatch, useSelector } from 'react-redux';
import { Avatar } from '../../../design/Avatar/Avatar.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectResolvePicture } from '../../connection/index.ts';
import { type ImRoot, imActions, selectThread } from '../../im/index.ts';
import type { ShareTarget } from '../share-targets.ts';
import styles from './ShareDialog.module.css';

export interface ShareRowProps {
  readonly target: ShareTarget;
  /** The card as its text. */
  readonly card: string;
  /** It was sent there from this dialog. */
  readonly isShared: boolean;
  readonly onShared: () => void;
}

/** A friend or a group, and what became of the link that was sent there from this dialog. */
export function ShareRow({ target: { session, name, picture, kind }, card, isShared, onShared }: ShareRowProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const resolve = useSelector(selectResolvePicture);
  const line = useSelector((state: ImRoot) =>
    isShared
      ? selectThread(state, session).lines.findLast(({ body }) => body.kind === 'custom' && body.json === card)
      : undefined,
  );
  const send = () => {
    onShared();
    dispatch(imActions.sendRequested({ session, body: { kind: 'custom', json: card } }));
  };
  // What the net keeps back goes by itself; what was refused has a toast that says why.
  const waits = line?.delivery === 'network' || line?.delivery === 'timeout';
  const isDone = line?.delivery === 'sent' || waits;
  const done = `${name} · ${t(waits ? 'sharing.waits' : 'sharing.sent')}`;
  return (
    <>
      <Avatar
        name={name}
        src={resolve(picture)}
        size={40}
        shape={kind === 'group' ? 'soft' : 'round'}
        {...(kind !== 'group' && { presence: kind })}
      />
      <span className={styles['words']}>
        <span className={styles['name']} dir="auto">
          {name}
        </span>
        <span className={styles['kind']}>{t(`sharing.${kind}`)}</span>
      </span>
      {/* The same button before and after, which keeps the focus of those who go on by keyboard. */}
      <Button
        size="compact"
        look={isDone ? 'plain' : 'soft'}
        busy={line?.delivery === 'sending'}
        aria-disabled={isDone}
        aria-label={isDone ? done : t('sharing.sendTo', { name })}
        {...(isDone && { icon: waits ? 'clock' : 'check' })}
        onClick={send}
      >
        {t(isDone ? (waits ? 'sharing.waits' : 'sharing.sent') : 'sharing.send')}
      </Button>
      <VisuallyHidden role="status">{isDone && done}</VisuallyHidden>
    </>
  );
}
