import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { DeferredMenu } from '../../../design/Menu/DeferredMenu.tsx';
import { LanguageButton } from './LanguageButton.tsx';

const LanguageMenu = lazyPart(() => import('./LanguageMenu.tsx'));

export function LanguageSwitch() {
  return <DeferredMenu menu={LanguageMenu} trigger={(open) => <LanguageButton onClick={open} />} />;
}
