import { lazy } from 'react';
import { DeferredMenu } from '../../../design/Menu/DeferredMenu.tsx';
import { LanguageButton } from './LanguageButton.tsx';

const LanguageMenu = lazy(() => import('./LanguageMenu.tsx'));

export function LanguageSwitch() {
  return <DeferredMenu menu={LanguageMenu} trigger={(open) => <LanguageButton onClick={open} />} />;
}
