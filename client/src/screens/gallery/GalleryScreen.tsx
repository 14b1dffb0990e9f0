import { type ReactNode, useState } from 'react';
import { Avatar } from '../../design/Avatar/Avatar.tsx';
import { Badge } from '../../design/Badge/Badge.tsx';
import { BannerBar } from '../../design/Banner/BannerBar.tsx';
import { Button } from '../../design/Button/Button.tsx';
import { IconButton } from '../../design/Button/IconButton.tsx';
import { Checkbox } from '../../design/Checkbox/Checkbox.tsx';
import { CodeField } from '../../design/CodeField/CodeField.tsx';
import { ConfirmDialog } from '../../design/Dialog/ConfirmDialog.tsx';
import { Dialog } from '../../design/Dialog/Dialog.tsx';
import Drawer from '../../design/Drawer/Drawer.tsx';
import { Emoticon } from '../../design/Emoticon/Emoticon.tsx';
import { Icon } from '../../design/Icon/Icon.tsx';
import { ICONS, type IconName } from '../../design/Icon/paths.ts';
import { Menu, MenuChoice, MenuHead, MenuItem, MenuSeparator } from '../../design/Menu/Menu.tsx';
import { Popover } from '../../design/Popover/Popover.tsx';
import { Skeleton, SkeletonRows } from '../../design/Skeleton/Skeleton.tsx';
import { Spinner } from '../../design/Spinner/Spinner.tsx';
import { EmptyState } from '../../design/States/EmptyState.tsx';
import { ErrorState } from '../../design/States/ErrorState.tsx';
import { Switch } from '../../design/Switch/Switch.tsx';
import { Tabs } from '../../design/Tabs/Tabs.tsx';
import { PasswordField } from '../../design/TextField/PasswordField.tsx';
import { TextField } from '../../design/TextField/TextField.tsx';
import { ToastStack } from '../../design/Toast/ToastStack.tsx';
import { EMOJI } from '../../lib/emoji.ts';
import styles from './GalleryScreen.module.css';

const nothing = () => undefined;
const ICON_NAMES = Object.keys(ICONS).filter((name): name is IconName => name in ICONS);

/** Every primitive in every state, for the eye and for the accessibility scan. Development only. */
export default function GalleryScreen() {
  return (
    <main className={styles['page']}>
      <h1>Gallery</h1>
      <ButtonsCase />
      <FieldsCase />
      <PeopleCase />
      <LayersCase />
      <StatesCase />
      <PicturesCase />
    </main>
  );
}

function Case({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles['case']} aria-label={title}>
      <h2>{title}</h2>
      <div className={styles['row']}>{children}</div>
    </section>
  );
}

function ButtonsCase() {
  return (
    <Case title="Buttons">
      <Button look="primary">Primary</Button>
      <Button>Soft</Button>
      <Button look="plain">Plain</Button>
      <Button look="danger">Danger</Button>
      <Button look="primary" disabled>
        Disabled
      </Button>
      <Button look="primary" busy>
        Busy
      </Button>
      <Button size="compact" icon="plus">
        Compact
      </Button>
      <Button size="touch" look="primary" icon="send">
        Touch
      </Button>
      <IconButton icon="settings" label="Settings" />
      <IconButton icon="users" label="Members" active />
      <IconButton icon="smile" label="Compact" size="compact" />
      <IconButton icon="trash" label="Disabled" disabled />
      <Spinner />
    </Case>
  );
}

function FieldsCase() {
  const [isAgreed, setAgreed] = useState(true);
  return (
    <Case title="Fields">
      <TextField label="Name" placeholder="Placeholder" hint="A hint below" />
      <TextField label="Wrong" defaultValue="abc" error="This is not right" />
      <PasswordField label="Password" defaultValue="secret" />
      <CodeField label="Code" askLabel="Get code" waitLabel="42 s" secondsLeft={0} onAsk={nothing} />
      <CodeField label="Code, waiting" askLabel="Get code" waitLabel="42 s" secondsLeft={42} onAsk={nothing} />
      <TextField label="Disabled" disabled placeholder="Disabled" />
      <Checkbox checked={isAgreed} onChange={setAgreed}>
        I agree
      </Checkbox>
      <Checkbox checked={false} onChange={nothing} error="Please agree first">
        Not yet
      </Checkbox>
      <Switch label="On at once" checked={isAgreed} onChange={setAgreed} />
    </Case>
  );
}

function PeopleCase() {
  return (
    <Case title="People and counts">
      <Avatar name="零号麦" size={88} />
      <Avatar name="Lin" size={64} presence="online" />
      <Avatar name="阿杰" presence="offline" />
      <Avatar name="Hall" size={48} shape="soft" />
      <Avatar name="小满" size={24} />
      <Badge>{7}</Badge>
      <Badge look="quiet">99+</Badge>
      <Badge look="quiet" />
      <Badge look="role">Manager</Badge>
    </Case>
  );
}

type Layer = 'dialog' | 'confirm' | 'drawer' | null;

function LayersCase() {
  const [layer, setLayer] = useState<Layer>(null);
  const [tab, setTab] = useState<'one' | 'two'>('one');
  const [isPopoverOpen, setPopoverOpen] = useState(false);
  const [language, setLanguage] = useState<'zh' | 'en'>('zh');
  const close = () => setLayer(null);
  return (
    <Case title="Layers">
      <Button onClick={() => setLayer('dialog')}>Dialog</Button>
      <Button onClick={() => setLayer('confirm')}>Confirm</Button>
      <Button onClick={() => setLayer('drawer')}>Drawer</Button>
      <Menu trigger={<Button>Menu</Button>}>
        <MenuHead name="小满" picture={<Avatar name="小满" />} detail="On a phone" />
        <MenuItem icon="copy" onSelect={nothing}>
          Copy
        </MenuItem>
        <MenuChoice
          label="Language"
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'zh', label: '中文' },
            { value: 'en', label: 'English' },
          ]}
        />
        <MenuSeparator />
        <MenuItem icon="trash" destructive onSelect={nothing}>
          Delete
        </MenuItem>
      </Menu>
      <Popover label="Popover" open={isPopoverOpen} onOpenChange={setPopoverOpen} trigger={<Button>Popover</Button>}>
        Some content
      </Popover>
      <Tabs
        label="Tabs"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'one', label: 'One', content: 'First panel' },
          { value: 'two', label: 'Two', content: 'Second panel' },
        ]}
      />
      <Dialog open={layer === 'dialog'} onClose={close} title="Title" actions={<Button look="primary">OK</Button>}>
        <TextField label="Name" />
      </Dialog>
      <ConfirmDialog
        open={layer === 'confirm'}
        title="Delete it?"
        text="This cannot be undone."
        confirmLabel="Delete"
        destructive
        onConfirm={close}
        onCancel={close}
      />
      <Drawer open={layer === 'drawer'} onClose={close} label="Drawer" side="start">
        <SkeletonRows rows={4} />
      </Drawer>
    </Case>
  );
}

function StatesCase() {
  return (
    <Case title="States">
      <div className={styles['box']}>
        <SkeletonRows rows={3} avatar={40} />
        <Skeleton blockSize="60px" />
      </div>
      <div className={styles['box']}>
        <EmptyState icon="compass" text="Nothing here yet" action={<Button look="primary">Discover</Button>} />
      </div>
      <div className={styles['box']}>
        <ErrorState text="This could not be loaded" code="50000" onRetry={nothing} />
      </div>
      <div className={styles['bars']}>
        <BannerBar tone="warn" busy>
          Reconnecting
        </BannerBar>
      </div>
      <div className={styles['bars']}>
        <BannerBar tone="danger" icon="offline" action={<Button size="compact">Retry</Button>}>
          Offline
        </BannerBar>
      </div>
      <ToastStack
        onDismiss={nothing}
        onCopy={nothing}
        onHold={nothing}
        onLeave={nothing}
        items={[
          { id: '1', kind: 'success', text: 'Joined', count: 1 },
          { id: '2', kind: 'warn', text: 'Slow down', count: 3 },
          { id: '3', kind: 'error', text: 'It did not work', count: 1 },
        ]}
      />
    </Case>
  );
}

function PicturesCase() {
  return (
    <Case title="Icons and emoticons">
      {ICON_NAMES.map((name) => (
        <Icon key={name} name={name} />
      ))}
      {EMOJI.map(({ id }) => (
        <Emoticon key={id} id={id} label={id} />
      ))}
    </Case>
  );
}
