import type { UnknownAction } from '@reduxjs/toolkit';
import { type ModalsRoot, modalsActions } from './modals.slice.ts';

type NoProps = Readonly<Record<never, never>>;

/** A modal that a feature declares: how it is opened, closed and asked for. A dialog draws it (views/dialog.ts). */
export interface ModalKind<Props extends object> {
  readonly name: string;
  /** Opens the modal on top, or gives the open one other props. */
  open(...props: NoProps extends Props ? [] : [props: Props]): UnknownAction;
  close(): UnknownAction;
  /** Whether this action closed the modal, in any way. */
  isClosedBy(action: UnknownAction): boolean;
  /** The props of the open modal; null while it is closed. */
  select(state: ModalsRoot): Props | null;
}

/** Declares a modal. Its props are part of the state, so they hold plain data. */
export function defineModal<Props extends object = NoProps>(name: string): ModalKind<Props> {
  return {
    name,
    open: (props: Props | NoProps = {}) => modalsActions.opened({ name, props }),
    close: () => modalsActions.closed(name),
    isClosedBy: (action) =>
      modalsActions.allClosed.match(action) || (modalsActions.closed.match(action) && action.payload === name),
    // Only `open` of this declaration puts props beside this name.
    select: ({ modals }) => (modals.stack.find((open) => open.name === name)?.props as Props | undefined) ?? null,
  };
}
