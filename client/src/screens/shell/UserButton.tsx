import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserMenuProps } from './UserMenu.tsx';

const UserMenu = lazy(() => import('./UserMenu.tsx'));

export interface UserButtonProps {
  readonly nick: string;
  readonly className: string | undefined;
  readonly side: NonNullable<UserMenuProps['side']>;
  readonly children: ReactNode;
}

/** The viewer's picture, which opens their menu; its code is fetched at the first press. */
export function UserButton({ nick, side, ...rest }: UserButtonProps) {
  const [isWanted, setWanted] = useState(false);
  const button = <Face nick={nick} {...rest} onClick={() => setWanted(true)} />;
  return isWanted ? (
    <Suspense fallback={button}>
      <UserMenu side={side} trigger={<Face nick={nick} {...rest} />} />
    </Suspense>
  ) : (
    button
  );
}

function Face({ nick, ...rest }: { readonly nick: string } & ComponentProps<'button'>) {
  const { t } = useTranslation();
  return <button aria-haspopup="menu" {...rest} type="button" aria-label={t('nav.myMenu', { name: nick })} />;
}
