import { type RefObject, useEffect } from 'react';

/** A button of the former view opened this form and is gone with it: the focus goes to the first field that is to be filled in. */
export function useLedFocus(form: RefObject<HTMLFormElement | null>, isLed = true): void {
  useEffect(() => {
    if (!isLed) return;
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    fields.find(({ value }) => value === '')?.focus();
  }, [form, isLed]);
}
