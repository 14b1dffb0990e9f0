import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { TopLayerProvider } from '../design/Dialog/top-layer.ts';
import { type Modal, selectModals } from '../features/modals/index.ts';
import { assertNever } from '../lib/assert-never.ts';

const LoginDialog = lazy(() => import('../features/session/views/LoginDialog.tsx'));
const BindPhoneDialog = lazy(() => import('../features/session/views/BindPhoneDialog.tsx'));
const CompletionDialog = lazy(() => import('../features/session/views/CompletionDialog.tsx'));
const AgreementDialog = lazy(() => import('../features/session/views/AgreementDialog.tsx'));
const LockDialog = lazy(() => import('../features/channel/views/LockDialog.tsx'));
const QuickSwitcher = lazy(() => import('../features/channel/views/QuickSwitcher.tsx'));
const SettingsDialog = lazy(() => import('../features/preferences/views/SettingsDialog.tsx'));
const ConfirmHost = lazy(() => import('../features/modals/views/ConfirmHost.tsx'));
const NoticeHost = lazy(() => import('../features/modals/views/NoticeHost.tsx'));
const ShortcutsDialog = lazy(() => import('../features/modals/views/ShortcutsDialog.tsx'));

/** The one place where modals are drawn, from the one slice that says which are open. */
export function ModalHost() {
  const modals = useSelector(selectModals).filter(({ name }) => name !== 'userCard');
  return (
    <>
      {modals.map((modal, index) => (
        // One boundary each: a modal that is fetched must not hide the one below it, which would lose its focus.
        <Suspense key={modal.name}>
          <TopLayerProvider value={index === modals.length - 1}>
            <ModalView modal={modal} />
          </TopLayerProvider>
        </Suspense>
      ))}
    </>
  );
}

function ModalView({ modal }: { readonly modal: Modal }) {
  switch (modal.name) {
    case 'login':
      return <LoginDialog tab={modal.tab} />;
    case 'bindPhone':
      return <BindPhoneDialog />;
    case 'completion':
      return <CompletionDialog />;
    case 'agreement':
      return <AgreementDialog document={modal.document} />;
    case 'lock':
      return <LockDialog />;
    case 'settings':
      return <SettingsDialog />;
    case 'shortcuts':
      return <ShortcutsDialog />;
    case 'quickSwitcher':
      return <QuickSwitcher />;
    case 'confirm':
      return <ConfirmHost modal={modal} />;
    case 'notice':
      return <NoticeHost modal={modal} />;
    case 'userCard':
      // Drawn beside whatever shows the person (features/halls/views/UserCardPopover.tsx).
      return null;
    default:
      return assertNever(modal, 'modal');
  }
}
