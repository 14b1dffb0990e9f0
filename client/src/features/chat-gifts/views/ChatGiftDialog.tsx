import type { UserNo } from '@miczero/contracts';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { GiftChoice } from '../../gifts/views/GiftChoice.tsx';
import { cutNick } from '../../gifts/views/gift-receivers.model.ts';
import { chatGiftModal } from '../../im/index.ts';
import { selectMoney } from '../../wallet/index.ts';
import { chatGiftsActions, selectChatGifts } from '../index.ts';
import styles from './ChatGiftDialog.module.css';

/** A gift for the other person of a private session. */
export default function ChatGiftDialog({ to, name }: { readonly to: UserNo; readonly name: string }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { list, hasFailed, sendingTo, latest } = useSelector(selectChatGifts);
  const money = useSelector(selectMoney);
  useEffect(() => {
    dispatch(chatGiftsActions.panelRequested());
  }, [dispatch]);
  return (
    <GiftChoice
      list={list}
      hasFailed={hasFailed}
      isSending={sendingTo.includes(to)}
      latest={latest?.to === to ? latest : null}
      money={money}
      receivers={
        <p className={styles['receiver']}>
          <span className={styles['label']}>{t('gifts.to')}</span> <bdi>{name}</bdi>
        </p>
      }
      to={cutNick(name)}
      receiverCount={1}
      onRetry={() => dispatch(chatGiftsActions.panelRequested())}
      onSend={(gift) => dispatch(chatGiftsActions.sendRequested({ ...gift, to }))}
      onClose={() => dispatch(chatGiftModal.close())}
    />
  );
}
