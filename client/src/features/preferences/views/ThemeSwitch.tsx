import { lazyPart } from '../../../design/LazyPart/lazy-part.tsx';
import { DeferredMenu } from '../../../design/Menu/DeferredMenu.tsx';
import { ThemeButton } from './ThemeButton.tsx';

const ThemeMenu = lazyPart(() => import('./ThemeMenu.tsx'), ['preferences']);

export function ThemeSwitch() {
  return <DeferredMenu menu={ThemeMenu} trigger={(open) => <ThemeButton onClick={open} />} />;
}
