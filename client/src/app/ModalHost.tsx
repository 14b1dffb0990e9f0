import { useDispatch, useSelector } from 'react-redux';
import { TopLayerProvider } from '../design/Dialog/top-layer.ts';
import { lazyPart } from '../design/LazyPart/lazy-part.tsx';
import { type Modal, modalsActions, selectModals } from '../features/modals/index.ts';
import { assertNever } from '../lib/assert-never.ts';
import { WithPart } from './late/late-context.tsx';

const LoginDialog = lazyPart(() => import('../features/session/views/LoginDialog.tsx'), ['login']);
const BindPhoneDialog = lazyPart(() => import('../features/session/views/BindPhoneDialog.tsx'), ['login']);
const CompletionDialog = lazyPart(() => import('../features/session/views/CompletionDialog.tsx'), ['login']);
const AgreementDialog = lazyPart(() => import('../features/session/views/AgreementDialog.tsx'), ['login']);
const LockDialog = lazyPart(() => import('../features/channel/views/LockDialog.tsx'));
const QuickSwitcher = lazyPart(() => import('../features/channel/views/QuickSwitcher.tsx'));
const SettingsDialog = lazyPart(() => import('../features/preferences/views/SettingsDialog.tsx'), ['preferences']);
const ConfirmHost = lazyPart(() => import('../features/modals/views/ConfirmHost.tsx'));
const NoticeHost = lazyPart(() => import('../features/modals/views/NoticeHost.tsx'));
const ShortcutsDialog = lazyPart(() => import('../features/modals/views/ShortcutsDialog.tsx'), ['shortcuts']);

/** The one place where modals are drawn, from the one slice that says which are open. */
export function ModalHost() {
  const modals = useSelector(selectModals).filter(({ name }) => name !== 'userCard');
  return (
    <>
      {modals.map((modal, index) => (
        <TopLayerProvider key={modal.name} value={index === modals.length - 1}>
          <ModalView modal={modal} />
        </TopLayerProvider>
      ))}
    </>
  );
}

function ModalView({ modal }: { readonly modal: Modal }) {
  const dispatch = useDispatch();
  const part = { onGivenUp: () => dispatch(modalsActions.closed(modal.name)) };
  switch (modal.name) {
    case 'login':
      return <LoginDialog tab={modal.tab} username={modal.username} {...part} />;
    case 'bindPhone':
      return <BindPhoneDialog {...part} />;
    case 'completion':
      return <CompletionDialog {...part} />;
    case 'agreement':
      return <AgreementDialog document={modal.document} {...part} />;
    case 'lock':
      return <LockDialog {...part} />;
    case 'settings':
      return <SettingsDialog {...part} />;
    case 'shortcuts':
      return <ShortcutsDialog {...part} />;
    case 'quickSwitcher':
      // It lists the channels of the open hall, also on pages that need no hall.
      return (
        <WithPart part="hall" onFailed={part.onGivenUp}>
          <QuickSwitcher {...part} />
        </WithPart>
      );
    case 'confirm':
      return <ConfirmHost modal={modal} {...part} />;
    case 'notice':
      return <NoticeHost modal={modal} {...part} />;
    case 'userCard':
      // Drawn beside whatever shows the person (features/person/views/UserCardPopover.tsx).
      return null;
    default:
      return assertNever(modal, 'modal');
  }
}
