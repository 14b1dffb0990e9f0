import { useSelector } from 'react-redux';
import { FormError } from '../../../design/FormError/FormError.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { selectForm } from '../index.ts';

/** Why the platform refused the form; the fields keep their text. */
export function Refused() {
  const say = useSay();
  const { error } = useSelector(selectForm);
  return <FormError text={error && say(error)} />;
}
