import { IconButton } from '../../design/Button/IconButton.tsx';
import { UnreadMark } from '../../features/im/views/UnreadMark.tsx';
import { useShell } from './Shell.tsx';

/** Opens the drawer of a narrow page. The button of messages lies in it, so this one has its mark. */
export function NavButton({ label }: { readonly label: string }) {
  const { setNavOpen } = useShell();
  return (
    <UnreadMark>
      {(unread) => (
        <IconButton icon="menu" label={unread ? `${label} (${unread})` : label} onClick={() => setNavOpen(true)} />
      )}
    </UnreadMark>
  );
}
