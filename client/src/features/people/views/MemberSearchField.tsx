import type { Ref } from 'react';
import { IconButton } from '../../../design/Button/IconButton.tsx';
import { Icon } from '../../../design/Icon/Icon.tsx';
import { TextField } from '../../../design/TextField/TextField.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface MemberSearchFieldProps {
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly words: string;
  readonly onChange: (words: string) => void;
}

/** The field above a list of members. Escape empties it before it closes anything around it. */
export function MemberSearchField({ ref, words, onChange }: MemberSearchFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      ref={ref}
      type="search"
      label={t('people.search.label')}
      labelHidden
      placeholder={t('people.search.label')}
      value={words}
      maxLength={50}
      autoComplete="off"
      dir="auto"
      leading={<Icon name="search" size={18} />}
      trailing={
        words !== '' && (
          <IconButton
            icon="close"
            size="compact"
            label={t('people.search.clear')}
            tooltip={false}
            onClick={() => onChange('')}
          />
        )
      }
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || words === '') return;
        event.stopPropagation();
        onChange('');
      }}
    />
  );
}
