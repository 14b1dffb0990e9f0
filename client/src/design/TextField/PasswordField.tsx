import { useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { useDesignTexts } from '../texts.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A password field that can show its text. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing'>) {
  const [isShown, setShown] = useState(false);
  const texts = useDesignTexts();
  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      trailing={
        <IconButton
          size="compact"
          icon={isShown ? 'eyeOff' : 'eye'}
          label={isShown ? texts.hidePassword : texts.showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
