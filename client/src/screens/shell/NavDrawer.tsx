import type { ReactNode } from 'react';
import Drawer from '../../design/Drawer/Drawer.tsx';
import { HallRail } from '../../features/halls/views/HallRail.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useShell } from './Shell.tsx';

/** Rail and, in a hall, the channel tree, where there is no room beside the screen. */
export default function NavDrawer({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation();
  const { isNavOpen, setNavOpen } = useShell();
  const close = () => setNavOpen(false);
  return (
    <Drawer open={isNavOpen} onClose={close} side="start" label={t('shell.main')}>
      {/* Beside a tree of channels it stays for the choice of one; a page without halls is gone to. */}
      <HallRail onNavigated={close} onHallPicked={children ? undefined : close} />
      {children}
    </Drawer>
  );
}
