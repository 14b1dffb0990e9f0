import { NICK_MAX_CHARS, PROFILE_TEXT_MAX_CHARS, SIGN_MAX_CHARS } from '@miczero/contracts';
import { type FormEvent, useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { FormError } from '../../../design/FormError/FormError.tsx';
import { SelectField } from '../../../design/SelectField/SelectField.tsx';
import { TextField } from '../../../design/TextField/TextField.tsx';
import { useSay } from '../../../i18n/use-say.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { fitsIn } from '../../../lib/char-count.ts';
import { CountedField } from '../../modals/views/CountedField.tsx';
import { type ProfileDraft, profileActions, profileEditModal } from '../index.ts';
import { AlbumField } from './AlbumField.tsx';
import { FaceField } from './FaceField.tsx';
import styles from './Profile.module.css';
import { selectEdit } from './profile.selectors.ts';

const FIRST_BIRTH = '1900-01-01';
const TEXTS = ['prov', 'city', 'hobby', 'tag'] as const;

/** The viewer's own profile. The form keeps refused fields, and text that was typed before the dialog was closed. */
export default function ProfileEditDialog() {
  const { t } = useTranslation();
  const say = useSay();
  const dispatch = useDispatch();
  const formId = useId();
  const { draft, isSaving, error } = useSelector(selectEdit);
  const [isTried, setTried] = useState(false);
  const change = (changed: Partial<ProfileDraft>) => dispatch(profileActions.draftChanged(changed));
  if (!draft) return null;
  const isNameless = draft.nick.trim() === '';
  const isFitting =
    fitsIn(draft.nick, NICK_MAX_CHARS) &&
    fitsIn(draft.sign, SIGN_MAX_CHARS) &&
    TEXTS.every((name) => fitsIn(draft[name], PROFILE_TEXT_MAX_CHARS));
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isNameless && isFitting) dispatch(profileActions.saveRequested());
  }
  return (
    <Dialog
      open
      keepOnOutsidePress
      title={t('profile.edit')}
      onClose={() => dispatch(profileEditModal.close())}
      actions={
        <Button type="submit" form={formId} look="primary" busy={isSaving} disabled={!isFitting}>
          {t('profile.save')}
        </Button>
      }
    >
      <form id={formId} className={styles['form']} onSubmit={submit} noValidate>
        <FaceField draft={draft} />
        <CountedField
          label={t('profile.fields.nick')}
          value={draft.nick}
          most={NICK_MAX_CHARS}
          error={isTried && isNameless ? t('profile.nickNeeded') : null}
          onChange={(nick) => change({ nick })}
        />
        <SelectField
          label={t('profile.fields.gender')}
          value={String(draft.gender)}
          options={[
            { value: '0', label: t('profile.genderUnsaid') },
            { value: '1', label: t('person.genderMale') },
            { value: '2', label: t('person.genderFemale') },
          ]}
          onChange={({ target }) => change({ gender: target.value === '1' ? 1 : target.value === '2' ? 2 : 0 })}
        />
        <TextField
          type="date"
          label={t('profile.fields.birth')}
          value={draft.birth}
          min={FIRST_BIRTH}
          onChange={({ target }) => change({ birth: target.value })}
        />
        <CountedField
          label={t('profile.fields.sign')}
          value={draft.sign}
          most={SIGN_MAX_CHARS}
          onChange={(sign) => change({ sign })}
        />
        {TEXTS.map((name) => (
          <CountedField
            key={name}
            label={t(`profile.fields.${name}`)}
            hint={name === 'tag' ? t('profile.tagHint') : undefined}
            value={draft[name]}
            most={PROFILE_TEXT_MAX_CHARS}
            onChange={(text) => change({ [name]: text })}
          />
        ))}
        <AlbumField draft={draft} />
        <FormError text={error && say(error)} />
      </form>
    </Dialog>
  );
}
