import { type ComponentProps, type ReactNode, useState } from 'react';
import { KeptFocusProvider, useKeptFocus } from '../../design/LazyPart/kept-focus.ts';
import { lazyPart } from '../../design/LazyPart/lazy-part.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { UserMenuProps } from './UserMenu.tsx';

const UserMenu = lazyPart(() => import('./UserMenu.tsx'), ['userMenu']);

export interface UserButtonProps {
  readonly nick: string;
  readonly className: string | undefined;
  readonly side: NonNullable<UserMenuProps['side']>;
  readonly children: ReactNode;
}

/** The viewer's picture, which opens their menu; its code is fetched at the first press. */
export function UserButton({ nick, side, ...rest }: UserButtonProps) {
  const [isWanted, setWanted] = useState(false);
  const keptFocus = useKeptFocus();
  const button = <Face nick={nick} {...rest} ref={keptFocus} onClick={() => setWanted(true)} />;
  if (!isWanted) return button;
  return (
    <KeptFocusProvider value={keptFocus}>
      <UserMenu
        side={side}
        trigger={<Face nick={nick} {...rest} />}
        standIn={button}
        onGivenUp={() => setWanted(false)}
      />
    </KeptFocusProvider>
  );
}

function Face({ nick, ...rest }: { readonly nick: string } & ComponentProps<'button'>) {
  const { t } = useTranslation();
  return <button aria-haspopup="menu" {...rest} type="button" aria-label={t('shell.myMenu', { name: nick })} />;
}
