import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, type ButtonProps } from '../../../design/Button/Button.tsx';
import { DialogFoot } from '../../../design/Dialog/DialogFoot.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import type { IconName } from '../../../design/Icon/paths.ts';
import { QrCode } from '../../../design/QrCode/QrCode.tsx';
import { Spinner } from '../../../design/Spinner/Spinner.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { clockText } from '../../../lib/clock-text.ts';
import { coinsText, priceText } from '../../../lib/money.ts';
import { selectResolveFile } from '../../connection/index.ts';
import { ORDER_STATUS, type OrderState, topUpActions } from '../index.ts';
import styles from './PaymentDialog.module.css';
import { selectCheck, selectCurrency } from './wallet.selectors.ts';

type Shown = Exclude<OrderState, { readonly kind: 'none' }>;

export interface OrderProgressProps {
  readonly order: Shown;
  readonly onDone: () => void;
}

/** The order that is being paid, or its end: in every state a name for it, and a way on. */
export function OrderProgress({ order, onDone }: OrderProgressProps) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const again = () => {
    const { option_id, payment_id } = order.wish;
    dispatch(topUpActions.payRequested({ option_id, payment_id }));
  };
  switch (order.kind) {
    case 'ordering':
      return (
        <Progress
          picture={<Spinner size={40} />}
          head={t('wallet.order.ordering')}
          text={t('wallet.order.unsureText')}
        />
      );
    case 'unsure':
      return (
        <Progress
          picture={<Medal tone="open" icon="offline" />}
          head={t('wallet.order.unsure')}
          text={t('wallet.order.unsureText')}
        >
          <Button wide look="primary" onClick={() => dispatch(topUpActions.checkRequested())}>
            {t('wallet.order.retry')}
          </Button>
        </Progress>
      );
    case 'waiting':
      return <Waiting order={order} />;
    case 'over':
      return <Over order={order} onAgain={again} onDone={onDone} />;
    case 'refused':
      return (
        <Progress picture={<Medal tone="bad" icon="alert" />} head={t('wallet.order.refused')} text={say(order.error)}>
          <Button wide look="primary" onClick={again}>
            {t('wallet.order.again')}
          </Button>
        </Progress>
      );
  }
}

function Waiting({ order: { order, isClosing, wish } }: { readonly order: Extract<Shown, { kind: 'waiting' }> }) {
  const { t, i18n } = useTranslation();
  const dispatch = useDispatch();
  const resolve = useSelector(selectResolveFile);
  const currency = useSelector(selectCurrency);
  const page = resolve(order.pay_url);
  const isScanned = wish.way === 'qr' && order.qr_code !== '';
  return (
    <Progress
      picture={
        isScanned ? (
          <QrCode content={order.qr_code} label={t('wallet.order.code')} />
        ) : (
          <Medal tone="open" icon="clock" />
        )
      }
      head={t(isScanned ? 'wallet.order.scan' : 'wallet.order.bank')}
      text={order.expired > 0 ? t('wallet.order.until', { time: clockText(order.expired, i18n.language) }) : ''}
      price={priceText(order.amount, currency, i18n.language)}
    >
      {!isScanned && page !== '' && (
        <a className={styles['cashier']} href={page} target="_blank" rel="noopener noreferrer">
          {t('wallet.order.openCashier')}
        </a>
      )}
      <CheckButton />
      <Button wide look="plain" busy={isClosing} onClick={() => dispatch(topUpActions.cancelRequested())}>
        {t('wallet.order.cancel')}
      </Button>
    </Progress>
  );
}

interface OverProps {
  readonly order: Extract<Shown, { kind: 'over' }>;
  readonly onAgain: () => void;
  readonly onDone: () => void;
}

function Over({ order: { order }, onAgain, onDone }: OverProps) {
  const { t, i18n } = useTranslation();
  if (order.status === ORDER_STATUS.paid) {
    return (
      <Progress
        picture={<Medal tone="good" icon="check" />}
        head={t('wallet.order.paid')}
        text={t('wallet.order.paidText', { count: order.coins, n: coinsText(order.coins, i18n.language) })}
      >
        <Button wide look="primary" onClick={onDone}>
          {t('wallet.order.done')}
        </Button>
      </Progress>
    );
  }
  const name = order.status === ORDER_STATUS.failed ? 'failed' : 'closed';
  return (
    <Progress
      picture={<Medal tone="bad" icon="alert" />}
      head={t(`wallet.order.${name}`)}
      text={t(`wallet.order.${name}Text`)}
    >
      <Button wide look="primary" onClick={onAgain}>
        {t('wallet.order.again')}
      </Button>
      <CheckButton look="plain" />
    </Progress>
  );
}

/** Asks whether the payment has arrived. That it has not is said above. */
function CheckButton({ look = 'soft' }: Pick<ButtonProps, 'look'>) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const isAsking = useSelector(selectCheck) === 'asked';
  return (
    <Button wide look={look} busy={isAsking} onClick={() => dispatch(topUpActions.checkRequested())}>
      {t('wallet.order.check')}
    </Button>
  );
}

function Medal({ tone, icon }: { readonly tone: 'good' | 'bad' | 'open'; readonly icon: IconName }) {
  return (
    <span className={styles['medal']} data-tone={tone}>
      <Icon name={icon} size={32} />
    </span>
  );
}

interface ProgressProps {
  readonly picture: ReactNode;
  readonly head: string;
  readonly text: string;
  readonly price?: string;
  readonly children?: ReactNode;
}

function Progress({ picture, head, text, price, children }: ProgressProps) {
  const { t } = useTranslation();
  const isUnpaid = useSelector(selectCheck) === 'unpaid';
  return (
    <div className={styles['progress']}>
      {picture}
      <div role="status">
        <p className={styles['head']}>{head}</p>
        {text !== '' && <p className={styles['text']}>{text}</p>}
        {isUnpaid && <p className={styles['note']}>{t('wallet.order.unpaid')}</p>}
      </div>
      {price !== undefined && <p className={styles['price']}>{price}</p>}
      {children && <DialogFoot>{children}</DialogFoot>}
    </div>
  );
}
