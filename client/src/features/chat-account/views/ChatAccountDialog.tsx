import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ButtonLink } from '../../../design/Button/ButtonLink.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { FormError } from '../../../design/FormError/FormError.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { SkeletonRows } from '../../../design/Skeleton/Skeleton.tsx';
import { ErrorState } from '../../../design/States/ErrorState.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { FeedbackText } from '../../feedback/index.ts';
import { chatAccountModal } from '../../session/index.ts';
import { bindingAddress } from '../binding-address.model.ts';
import { chatAccountActions, selectChatAccount } from '../index.ts';
import styles from './ChatAccountDialog.module.css';

interface ChatAccountDialogProps {
  readonly outcome: { readonly bound: string } | { readonly error: FeedbackText } | null;
}

/** api.account.wechat-auth: whether an identity of the chat app is bound, how asking for one ended, and where to ask. */
export default function ChatAccountDialog({ outcome }: ChatAccountDialogProps) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const { load } = useSelector(selectChatAccount);
  useEffect(() => void dispatch(chatAccountActions.opened()), [dispatch]);
  return (
    <Dialog
      open
      size="small"
      title={t('chatAccount.title')}
      description={t('chatAccount.text')}
      onClose={() => dispatch(chatAccountModal.close())}
    >
      <FormError text={outcome && 'error' in outcome ? say(outcome.error) : null} />
      {load.status === 'failed' ? (
        <ErrorState text={say(load.error)} onRetry={() => dispatch(chatAccountActions.opened())} />
      ) : load.status !== 'ready' ? (
        <SkeletonRows rows={2} />
      ) : (
        <Binding bound={outcome && 'bound' in outcome ? outcome.bound : ''} />
      )}
    </Dialog>
  );
}

/** A link: the chat app has a page of its own, which leads back here. */
function Binding({ bound }: { readonly bound: string }) {
  const { t } = useTranslation();
  const { isBound, door } = useSelector(selectChatAccount);
  return (
    <>
      <div className={styles['state']} role="status">
        <Icon name={isBound ? 'check' : 'link'} />
        <p dir="auto">
          {bound !== ''
            ? t('chatAccount.boundTo', { nick: bound })
            : t(isBound ? 'chatAccount.bound' : 'chatAccount.unbound')}
        </p>
      </div>
      {door ? (
        <ButtonLink
          to={bindingAddress(door.page, window.location.href.split('#', 1)[0] ?? '', door.state)}
          reloadDocument
          wide
          look={isBound ? 'soft' : 'primary'}
        >
          {t(isBound ? 'chatAccount.bindOther' : 'chatAccount.bind')}
        </ButtonLink>
      ) : (
        <p className={styles['unavailable']}>{t('chatAccount.unavailable')}</p>
      )}
    </>
  );
}
