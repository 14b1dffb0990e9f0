import type { ComponentType } from 'react';
import type { LazyPartProps } from '../../../design/LazyPart/lazy-part.tsx';
import type { ModalKind } from '../index.ts';

/** The view of a modal. A feature lists its dialogs in `views/dialogs.ts`; app/dialogs.ts names the lists. */
export interface ModalDialog {
  readonly name: string;
  readonly View: ComponentType<LazyPartProps>;
}

/** The dialog of a modal: a view that takes the props of the modal, checked here once. */
export function dialogOf<Props extends object>(
  { name }: ModalKind<Props>,
  View: ComponentType<Props & LazyPartProps>,
): ModalDialog {
  return { name, View: View as ComponentType<LazyPartProps> };
}
