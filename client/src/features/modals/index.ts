export {
  type ConfirmModal,
  type LoginTab,
  type Modal,
  type ModalName,
  type Modals,
  type ModalsRoot,
  type ModalsState,
  modalsActions,
  modalsReducer,
  selectModal,
  selectModals,
} from './modals.slice.ts';
