import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, use, useId, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useLayer } from '../Dialog/layers.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import { useStandInFocus } from '../LazyPart/kept-focus.ts';
import { AfterMenuContext } from './after-menu.ts';
import styles from './Menu.module.css';
import { useSheet } from './use-sheet.ts';

export interface MenuProps {
  /** A single focusable element with a name. */
  readonly trigger: ReactElement<Record<string, unknown>>;
  readonly side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  readonly align?: 'start' | 'center' | 'end';
  /** Open from the beginning: opening it loaded its code. */
  readonly startsOpen?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly children: ReactNode;
}

/** Opens on press, moves by arrows, closes on Esc and gives focus back. It is a landmark, as all of a page is in one. */
export function Menu(props: MenuProps) {
  const { trigger, side = 'bottom', align = 'start', startsOpen = false, onOpenChange, children } = props;
  const standInFocus = useStandInFocus();
  const id = useId();
  const sheet = useSheet();
  const [isOpen, setOpen] = useState(startsOpen);
  const change = (open: boolean) => {
    setOpen(open);
    onOpenChange?.(open);
  };
  useLayer(isOpen, () => change(false));
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => change(open)}>
      <Base.Trigger id={id} ref={standInFocus} render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className={styles['positioner']}
          style={sheet}
          role="region"
          aria-labelledby={id}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
        >
          <Base.Popup className={styles['menu']}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MenuItemProps {
  readonly icon?: IconName;
  readonly destructive?: boolean;
  readonly disabled?: boolean;
  /** The menu stays open, because the item changes it. */
  readonly staysOpen?: boolean;
  /** The action puts the focus elsewhere: it runs once the menu is gone. */
  readonly movesFocus?: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

export function MenuItem({
  icon,
  destructive = false,
  disabled = false,
  staysOpen = false,
  movesFocus = false,
  onSelect,
  children,
}: MenuItemProps) {
  const runAfter = use(AfterMenuContext);
  return (
    <Base.Item
      className={classNames(styles['item'], destructive && styles['destructive'])}
      disabled={disabled}
      closeOnClick={!staysOpen}
      onClick={() => (movesFocus && runAfter ? runAfter(onSelect) : onSelect())}
    >
      {icon && <Icon name={icon} />}
      <span className={styles['text']}>{children}</span>
    </Base.Item>
  );
}

export interface MenuChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of several, with a tick at the current one. */
export function MenuChoice<Value extends string>({ label, value, options, onChange }: MenuChoiceProps<Value>) {
  return (
    <Base.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const option = options.find((candidate) => candidate.value === next);
        if (option) onChange(option.value);
      }}
    >
      {options.map((option) => (
        <Base.RadioItem key={option.value} className={styles['item']} value={option.value} closeOnClick>
          <span className={styles['text']} lang={option.lang}>
            {option.label}
          </span>
          <Base.RadioItemIndicator className={styles['tick']}>
            <Icon name="check" size={18} />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

export function MenuSeparator() {
  return <Base.Separator className={styles['separator']} />;
}

export interface MenuHeadProps {
  readonly name: string;
  /** The face, 40 px. */
  readonly picture?: ReactNode;
  /** Stands for a face. */
  readonly icon?: IconName;
  /** How it stands, in a few words; empty for none. */
  readonly detail?: string;
}

/**
 * The first row of a menu on a phone, where the sheet covers what it is about; a wider page needs no such row. Assistive
 * technology hears of it by the label of the menu, which says at every width whom or what the menu is about.
 */
export function MenuHead({ name, picture, icon, detail = '' }: MenuHeadProps) {
  return (
    <div className={styles['head']} aria-hidden="true" data-menu-head>
      {icon ? (
        <span className={styles['noFace']}>
          <Icon name={icon} />
        </span>
      ) : (
        picture
      )}
      <span className={styles['headWords']}>
        <strong className={styles['name']} dir="auto">
          {name}
        </strong>
        {detail !== '' && (
          <span className={styles['detail']} dir="auto">
            {detail}
          </span>
        )}
      </span>
    </div>
  );
}
