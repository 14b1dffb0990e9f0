import type { UserNo } from '@miczero/contracts';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Drawer } from '../../../design/Drawer/Drawer.tsx';
import { PaneGuard } from '../../../design/RenderGuard/PartGuards.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { classNames } from '../../../lib/class-names.ts';
import { messagesModal } from '../../person/index.ts';
import { imActions, selectOpenSession } from '../index.ts';
import styles from './ImPanel.module.css';
import { SessionList } from './SessionList.tsx';
import { ThreadView } from './ThreadView.tsx';

/** modal.im-panel: the sessions and the one that is open, at the inline end; all of a phone. */
export function ImPanel({ to }: { readonly to: UserNo | null }) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const open = useSelector(selectOpenSession);
  useEffect(() => {
    if (to !== null) dispatch(imActions.sessionOpened(`p2p-${to}`));
  }, [dispatch, to]);
  const close = () => dispatch(messagesModal.close());
  return (
    <Drawer open fills side="end" label={t('im.title')} onClose={close}>
      <div className={classNames(styles['panel'], open !== null && styles['hasOpen'])}>
        <SessionList open={open} onClose={close} />
        {open !== null && (
          <PaneGuard of={open}>
            <ThreadView key={open} session={open} onClose={close} />
          </PaneGuard>
        )}
      </div>
    </Drawer>
  );
}
