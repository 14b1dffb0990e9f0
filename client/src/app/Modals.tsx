import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { TopLayerProvider } from '../design/Dialog/top-layer.ts';
import { PartFailed } from '../design/LazyPart/PartFailed.tsx';
import { WithPart } from '../design/LazyPart/WithPart.tsx';
import { RenderGuard } from '../design/RenderGuard/RenderGuard.tsx';
import { modalsActions, type OpenModal, selectModals } from '../features/modals/index.ts';
import { DIALOG_OF_MODAL } from './dialogs.ts';

/** The one place where modals are drawn, from the one slice that says which are open. */
export default function Modals() {
  const modals = useSelector(selectModals);
  return (
    <>
      {modals.map((modal, index) => (
        <TopLayerProvider key={modal.name} value={index === modals.length - 1}>
          <ModalView {...modal} />
        </TopLayerProvider>
      ))}
    </>
  );
}

function ModalView({ name, props }: OpenModal) {
  const dispatch = useDispatch();
  const close = useCallback(() => void dispatch(modalsActions.closed(name)), [dispatch, name]);
  const dialog = DIALOG_OF_MODAL.get(name);
  if (!dialog) throw new Error(`no dialog draws the modal ${name} (app/dialogs.ts)`);
  const { View, part } = dialog;
  const view = <View {...props} onGivenUp={close} />;
  return (
    <RenderGuard of={props} fallback={(retry) => <PartFailed why="broken" onRetry={retry} onClose={close} />}>
      {part === null ? (
        view
      ) : (
        <WithPart part={part} onGivenUp={close}>
          {view}
        </WithPart>
      )}
    </RenderGuard>
  );
}
