import { useDispatch } from 'react-redux';
import { VisuallyHidden } from '../../../design/LiveRegion/VisuallyHidden.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { chatActions, type MessageRowModel } from '../index.ts';
import { LineProblem } from './LineProblem.tsx';
import styles from './MessageRow.module.css';

/** Delivery state of an own line; only a state that needs attention is visible. */
export function DeliveryMark({ row }: { readonly row: MessageRowModel }) {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const { delivery, c_mid, body } = row;
  if (delivery === null || delivery === 'sent') return null;
  const isUploading = body.type === 'image' && body.progress !== null;
  if (delivery === 'sending') {
    return (
      <p className={styles['delivery']}>
        <VisuallyHidden>{t('chat.sending')}</VisuallyHidden>
        {isUploading && c_mid !== null && (
          <button type="button" onClick={() => dispatch(chatActions.discardRequested({ c_mid }))}>
            {t('chat.composer.cancelUpload')}
          </button>
        )}
      </p>
    );
  }
  const problem = body.type === 'image' ? body.problem : null;
  const refusal = 'refusal' in body ? body.refusal : null;
  const reason = { unconfirmed: 'chat.unconfirmed', blocked: 'chat.blocked', refused: 'chat.refused' } as const;
  const isUnsure = delivery === 'unconfirmed' && problem === null;
  const words = () => {
    if (problem !== null) return t('chat.uploadFailed', { reason: say(problem) });
    return refusal === null ? t(reason[delivery]) : say({ server: refusal });
  };
  return (
    <LineProblem
      isUnsure={isUnsure}
      text={words()}
      onRetry={row.canRetry && c_mid !== null ? () => dispatch(chatActions.retryRequested({ c_mid })) : undefined}
      onDiscard={c_mid === null ? undefined : () => dispatch(chatActions.discardRequested({ c_mid }))}
    />
  );
}
