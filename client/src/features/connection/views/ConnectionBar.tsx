import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { BannerBar } from '../../../design/Banner/BannerBar.tsx';
import { Button } from '../../../design/Button/Button.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type ConnectionRoot, connectionActions, selectConnectionBar } from '../index.ts';

export interface ConnectionBarProps {
  /** A dialog asks about the takeover: the bar tells it only after the dialog was closed without continuing here. */
  readonly isTakeoverAsked: boolean;
}

/** Over the page, never pushing it; the state decides when an outage is worth telling. */
export function ConnectionBar({ isTakeoverAsked }: ConnectionBarProps) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const bar = useSelector(selectConnectionBar);
  const asOf = useSelector(({ connection }: ConnectionRoot) => connection.asOf);
  const told = asOf && ` · ${say(asOf)}`;
  const seconds = useSecondsUntil(bar?.kind === 'reconnecting' ? bar.retryAt : null);
  const retry = (label: string) => (
    <Button size="compact" onClick={() => dispatch(connectionActions.retryRequested())}>
      {label}
    </Button>
  );
  switch (bar?.kind) {
    case undefined:
      return null;
    case 'offline':
      return (
        <BannerBar tone="warn" icon="offline">
          {t('connection.offline')}
          {told}
        </BannerBar>
      );
    case 'reconnecting':
      return seconds === null ? (
        <BannerBar tone="warn" busy>
          {t('connection.reconnecting')}
          {told}
        </BannerBar>
      ) : (
        <BannerBar tone="warn" icon="offline" action={retry(t('common.retry'))}>
          {t('connection.reconnectingIn', { seconds })}
          {told}
        </BannerBar>
      );
    case 'takenOver':
      return isTakeoverAsked ? null : (
        <BannerBar tone="danger" icon="alert" action={retry(t('connection.useHere'))}>
          {t('connection.takenOver')}
        </BannerBar>
      );
    case 'refused':
      return (
        <BannerBar tone="danger" icon="alert" action={retry(t('common.retry'))}>
          {bar.message === '' ? t('connection.refused') : say({ server: bar.message })}
        </BannerBar>
      );
  }
}

/** Whole seconds until a moment, counted down; null without one or once it has come. */
function useSecondsUntil(at: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (at === null) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [at]);
  if (at === null) return null;
  const seconds = Math.ceil((at - now) / 1000);
  return seconds > 0 ? seconds : null;
}
