import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSay } from '../../../i18n/use-say.ts';
import { type FormState, type SessionForm, type SessionRoot, selectForm, sessionActions } from '../index.ts';

/** State of one of the session's forms: fields, their own errors, and what the server said. */
export function useForm<Fields extends object>(form: SessionForm, initial: Fields) {
  const dispatch = useDispatch();
  const say = useSay();
  const [fields, setFields] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<keyof Fields, string | null>>>({});
  const state: FormState = useSelector((root: SessionRoot) => selectForm(root, form));
  const refused = useRef<HTMLElement>(null);

  // A message about one form does not concern another form in its place.
  useEffect(() => () => void dispatch(sessionActions.formTouched(form)), [dispatch, form]);

  // After every drawing, because only then the fields know that they are wrong.
  useEffect(() => {
    const place = refused.current;
    refused.current = null;
    place?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });

  function change<Name extends keyof Fields>(name: Name, value: Fields[Name]): void {
    setFields((before) => ({ ...before, [name]: value }));
    setErrors((before) => ({ ...before, [name]: null }));
    dispatch(sessionActions.formTouched(form));
  }

  /** Shows these errors; true when there is none. */
  function check(found: Partial<Record<keyof Fields, string | null>>): boolean {
    setErrors(found);
    return Object.values(found).every((error) => !error);
  }

  return {
    fields,
    errors,
    change,
    check,
    /** Puts the focus on the first field of a form that is wrong, as soon as it shows so. */
    focusInvalid: (place: HTMLElement) => {
      refused.current = place;
    },
    isBusy: state.status === 'submitting',
    serverError: state.status === 'failed' ? say(state.error) : null,
    /** The code of a refusal, where it names a field. */
    serverCode: state.status === 'failed' && 'server' in state.error ? state.error.code : undefined,
  };
}
