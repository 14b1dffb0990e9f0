import type { Ref } from 'react';

/** The pictures that every server of the product takes. */
const PICTURES = 'image/png,image/jpeg,image/gif,image/webp';

export interface FileInputProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly accept?: string | undefined;
  readonly multiple?: boolean;
  /** At least one file. */
  readonly onChosen: (files: readonly File[]) => void;
}

/** The browser's own choice of files, opened by a button of the page: `ref.current.click()`. */
export function FileInput({ ref, label, accept = PICTURES, multiple = false, onChosen }: FileInputProps) {
  return (
    <input
      ref={ref}
      hidden
      type="file"
      multiple={multiple}
      accept={accept}
      aria-label={label}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // The same file may be chosen again.
        target.value = '';
        if (files.length > 0) onChosen(files);
      }}
    />
  );
}
