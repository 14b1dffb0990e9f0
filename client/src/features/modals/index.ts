export { defineModal, type ModalKind } from './define-modal.ts';
export { type ModalsRoot, modalsActions, modalsReducer, type OpenModal, selectModals } from './modals.slice.ts';
export {
  type CodeProps,
  type ConfirmProps,
  codeModal,
  confirmModal,
  type NoticeProps,
  noticeModal,
  type ShareProps,
  shareModal,
  shortcutsModal,
  type UncopiedProps,
  uncopiedModal,
} from './modals.ts';
