import { type ReactNode, useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { BackLabelProvider, LayersAboveProvider } from '../design/Dialog/top-layer.ts';
import { PartFailed } from '../design/LazyPart/PartFailed.tsx';
import { WithPart } from '../design/LazyPart/WithPart.tsx';
import { RenderGuard } from '../design/RenderGuard/RenderGuard.tsx';
import { contactsModal } from '../features/contacts/index.ts';
import { modalsActions, type OpenModal, selectModals } from '../features/modals/index.ts';
import { personModal, profileModal } from '../features/person/index.ts';
import { useOverlays } from '../features/person/views/use-overlays.ts';
import { searchModal } from '../features/search/index.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import type { LateName } from '../lib/late-parts.ts';
import { DIALOG_OF_MODAL } from './dialogs.ts';

/** Dialogs about people lead to each other. The next one takes the place of the former, to which it leads back: a pile of them would confuse. */
const STEPS: readonly string[] = [contactsModal.name, searchModal.name, personModal.name, profileModal.name];

const isStep = (modal: OpenModal | undefined) => modal !== undefined && STEPS.includes(modal.name);

/** How many dialogs lie above this one. One whose place another has taken is buried, as if there were a second. */
function layersAbove(overlays: readonly OpenModal[], modal: OpenModal): number {
  const at = overlays.indexOf(modal);
  const above = overlays.length - 1 - at;
  return above === 1 && isStep(modal) && isStep(overlays[at + 1]) ? 2 : above;
}

const isLaterStep = (overlays: readonly OpenModal[], modal: OpenModal): boolean =>
  isStep(modal) && isStep(overlays[overlays.indexOf(modal) - 1]);

/** The one place where modals are drawn, from the one slice that says which are open. */
export default function Modals() {
  const modals = useSelector(selectModals);
  const overlays = useOverlays();
  const { t } = useTranslation();
  return (
    <>
      {modals.map((modal) => (
        <LayersAboveProvider key={modal.name} value={layersAbove(overlays, modal)}>
          <BackLabelProvider value={isLaterStep(overlays, modal) ? t('common.back') : undefined}>
            <ModalView {...modal} />
          </BackLabelProvider>
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
