export {
  type ConfirmModal,
  type LoginTab,
  type Modal,
  type Modals,
  type ModalsRoot,
  modalsActions,
  modalsReducer,
  selectModal,
  selectModals,
} from './modals.slice.ts';
