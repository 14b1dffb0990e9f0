import { Icon } from '@miczero/client/design/Icon/Icon.tsx';
import { TextField, type TextFieldProps } from '@miczero/client/design/TextField/TextField.tsx';

interface SearchFieldProps
  extends Pick<TextFieldProps, 'id' | 'label' | 'error' | 'title' | 'onKeyDown' | 'aria-keyshortcuts'> {
  /** What the empty field says where its label is too long for it. */
  readonly short?: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** The field that finds something in a pane. */
export function SearchField({ label, short = label, words, onWords, ...rest }: SearchFieldProps) {
  return (
    <TextField
      title={short === label ? undefined : label}
      {...rest}
      label={label}
      labelHidden
      type="search"
      placeholder={short}
      leading={<Icon name="search" size={16} />}
      value={words}
      onChange={({ target }) => onWords(target.value)}
    />
  );
}
