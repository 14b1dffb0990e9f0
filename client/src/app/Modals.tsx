import { type ReactNode, useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { LayersAboveProvider } from '../design/Dialog/top-layer.ts';
import { PartFailed } from '../design/LazyPart/PartFailed.tsx';
import { WithPart } from '../design/LazyPart/WithPart.tsx';
import { RenderGuard } from '../design/RenderGuard/RenderGuard.tsx';
import { modalsActions, type OpenModal, selectModals } from '../features/modals/index.ts';
import { useOverlays } from '../features/person/views/use-overlays.ts';
import type { LateName } from '../lib/late-parts.ts';
import { DIALOG_OF_MODAL } from './dialogs.ts';

/** The one place where modals are drawn, from the one slice that says which are open. */
export default function Modals() {
  const modals = useSelector(selectModals);
  const overlays = useOverlays();
  return (
    <>
      {modals.map((modal) => (
        <LayersAboveProvider key={modal.name} value={overlays.length - 1 - overlays.indexOf(modal)}>
          <ModalView {...modal} />
        </LayersAboveProvider>
      ))}
    </>
  );
}

function ModalView({ name, props }: OpenModal) {
  const dispatch = useDispatch();
  const close = useCallback(() => void dispatch(modalsActions.closed(name)), [dispatch, name]);
  const dialog = DIALOG_OF_MODAL.get(name);
  if (!dialog) throw new Error(`no dialog draws the modal ${name} (app/dialogs.ts)`);
  const { View, part, also } = dialog;
  const within = (name: LateName | null | undefined, view: ReactNode) =>
    name ? (
      <WithPart part={name} onGivenUp={close}>
        {view}
      </WithPart>
    ) : (
      view
    );
  return (
    <RenderGuard of={props} fallback={(retry) => <PartFailed why="broken" onRetry={retry} onClose={close} />}>
      {within(part, within(also, <View {...props} onGivenUp={close} />))}
    </RenderGuard>
  );
}
