import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './OptionList.module.css';

export interface OptionRow {
  readonly key: string;
  /** An avatar, icon or emoticon of 24 px. */
  readonly picture: ReactNode;
  readonly name: string;
  /** A quiet detail that tells two options of one name apart. */
  readonly detail?: string;
  readonly onPicked: () => void;
}

export interface OptionListProps {
  /** The field that owns the list names it in `aria-controls`, and its active option in `aria-activedescendant`. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly OptionRow[];
  /** The option that Enter takes. */
  readonly active: number;
  /** Lower rows, for a list beside text. */
  readonly compact?: boolean;
  readonly className?: string | undefined;
}

/** The id of an option, for `aria-activedescendant`. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** A list of options under the keys of a field, which keeps the focus. */
export function OptionList({ id, label, options, active, compact = false, className }: OptionListProps) {
  return (
    <div
      id={id}
      className={classNames(styles['list'], compact && styles['compact'], className)}
      role="listbox"
      aria-label={label}
    >
      {options.map(({ key, picture, name, detail, onPicked }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field that owns the list
        <div
          key={key}
          id={optionId(id, index)}
          className={classNames(styles['option'], index === active && styles['active'])}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          // The field keeps its focus and its caret.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onPicked}
        >
          <span className={styles['picture']}>{picture}</span>
          <span className={styles['name']} dir="auto">
            {name}
          </span>
          {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
        </div>
      ))}
    </div>
  );
}
