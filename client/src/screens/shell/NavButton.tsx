import { IconButton } from '../../design/Button/IconButton.tsx';
import { useShell } from './Shell.tsx';

/** Opens the drawer of a narrow page. The button of messages, with its mark, stands in the same header. */
export function NavButton({ label }: { readonly label: string }) {
  const { setNavOpen } = useShell();
  return <IconButton icon="menu" label={label} onClick={() => setNavOpen(true)} />;
}
