import { lazy } from 'react';
import { DeferredMenu } from '../../../design/Menu/DeferredMenu.tsx';
import { ThemeButton } from './ThemeButton.tsx';

const ThemeMenu = lazy(() => import('./ThemeMenu.tsx'));

export function ThemeSwitch() {
  return <DeferredMenu menu={ThemeMenu} trigger={(open) => <ThemeButton onClick={open} />} />;
}
