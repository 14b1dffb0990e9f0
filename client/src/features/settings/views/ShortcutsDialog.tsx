import { type KeyboardEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../design/Button/Button.tsx';
import { Dialog } from '../../../design/Dialog/Dialog.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { selectVoiceSettings, voiceSettingsModal } from '../../audio/index.ts';
import { shortcutsModal } from '../../modals/index.ts';
import {
  comboOf,
  DEFAULT_KEYS,
  type KeyAction,
  keysOf,
  preferencesActions,
  selectKeyBindings,
  talkCombo,
} from '../../preferences/index.ts';
import { selectIsSignedIn } from '../../session/index.ts';
import { isHalf, type KeyOwner, type KeyProblem, ownerOf, problemOf } from '../key-choice.model.ts';
import { Keys } from './Keys.tsx';
import styles from './ShortcutsDialog.module.css';

const ACTIONS = Object.keys(DEFAULT_KEYS) as KeyAction[];
/** Keys that belong to every list and every field. */
const FIXED = [
  { name: 'latest', combo: 'Escape' },
  { name: 'send', combo: 'Enter' },
  { name: 'newLine', combo: 'Shift+Enter' },
] as const;

/** An action whose keys are being chosen: the pressed keys, and the conflict. */
interface Choosing {
  readonly action: KeyAction;
  readonly problem: KeyProblem | null;
  /** Keys that another action or the talk key has. */
  readonly taken: { readonly combo: string; readonly by: KeyOwner } | null;
}

/** Every shortcut with its keys: pressed to be bound, taken from another action, put back. */
export default function ShortcutsDialog() {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const bindings = useSelector(selectKeyBindings);
  const talk = talkCombo(useSelector(selectVoiceSettings));
  const isSignedIn = useSelector(selectIsSignedIn);
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const buttons = useRef<Partial<Record<KeyAction, HTMLButtonElement | null>>>({});
  /** Buttons go away when they are pressed: the focus stays in their row. */
  const focusRow = (action: KeyAction) => buttons.current[action]?.focus();
  const bind = (changed: Readonly<Record<string, string>>) => {
    const keys = Object.entries({ ...bindings, ...changed }).flatMap(([action, combo]): [string, string][] =>
      combo === undefined || combo === DEFAULT_KEYS[action as KeyAction] ? [] : [[action, combo]],
    );
    dispatch(preferencesActions.changeRequested({ keys: Object.fromEntries(keys) }));
    setChoosing(null);
  };
  const resetAll = () => {
    // Keys of actions that only another version knows go too.
    dispatch(preferencesActions.changeRequested({ keys: {} }));
    setChoosing(null);
    if (ACTIONS[0]) focusRow(ACTIONS[0]);
  };
  function onKeyDown(action: KeyAction, event: KeyboardEvent) {
    if (choosing?.action !== action || choosing.taken) return;
    // Tab leaves the button, as everywhere; nothing else does what it usually does.
    if (event.key === 'Tab') return setChoosing(null);
    event.preventDefault();
    event.stopPropagation();
    if (isHalf(event.key) || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && !event.shiftKey) return setChoosing(null);
    if (event.key === 'Backspace' || event.key === 'Delete') return bind({ [action]: '' });
    const combo = comboOf(event.nativeEvent);
    const problem = problemOf(action, combo);
    const by = problem ? null : ownerOf({ bindings, talk }, ACTIONS, { action, combo });
    if (problem || by) setChoosing({ action, problem, taken: by && { combo, by } });
    else bind({ [action]: combo });
  }
  return (
    <Dialog
      open
      title={t('shortcuts.title')}
      description={t('shortcuts.hint')}
      onClose={() => dispatch(shortcutsModal.close())}
      actions={
        <Button disabled={Object.keys(bindings).length === 0} onClick={resetAll}>
          {t('shortcuts.resetAll')}
        </Button>
      }
    >
      <ul className={styles['list']}>
        {ACTIONS.map((action) => {
          const isChosen = choosing?.action === action;
          const name = t(`shortcuts.${action}`);
          return (
            <li key={action} className={styles['row']}>
              <span>{name}</span>
              {bindings[action] !== undefined && !isChosen && (
                <Button
                  look="plain"
                  size="compact"
                  aria-label={t('shortcuts.resetOne', { action: name })}
                  onClick={() => {
                    const combo = DEFAULT_KEYS[action];
                    const by = ownerOf({ bindings, talk }, ACTIONS, { action, combo });
                    focusRow(action);
                    if (by) setChoosing({ action, problem: null, taken: { combo, by } });
                    else bind({ [action]: combo });
                  }}
                >
                  {t('shortcuts.reset')}
                </Button>
              )}
              <button
                ref={(button) => {
                  buttons.current[action] = button;
                }}
                type="button"
                className={styles['keys']}
                aria-label={`${t('shortcuts.change', { action: name })}: ${keysOf(bindings, action) || t('shortcuts.unset')}`}
                aria-pressed={isChosen}
                onClick={(event) => {
                  // Safari does not focus a button that is clicked.
                  event.currentTarget.focus();
                  setChoosing({ action, problem: null, taken: null });
                }}
                onKeyDown={(event) => onKeyDown(action, event)}
                onBlur={() => setChoosing((now) => (now?.action === action && !now.taken ? null : now))}
              >
                {isChosen && !choosing.taken ? (
                  t('shortcuts.press')
                ) : (
                  <Keys combo={choosing?.taken && isChosen ? choosing.taken.combo : keysOf(bindings, action)} />
                )}
              </button>
              {isChosen && choosing.problem && (
                <p className={styles['problem']} role="alert">
                  {t(`shortcuts.${choosing.problem}`)}
                </p>
              )}
              {isChosen && choosing.taken && (
                <div className={styles['problem']} role="alert">
                  <p>{t('shortcuts.taken', { action: t(`shortcuts.${choosing.taken.by}`) })}</p>
                  {choosing.taken.by === 'talk' ? (
                    <Button size="compact" onClick={() => dispatch(voiceSettingsModal.open())}>
                      {t('shortcuts.talkSettings')}
                    </Button>
                  ) : (
                    <Button
                      size="compact"
                      look="primary"
                      onClick={() => {
                        focusRow(action);
                        if (choosing.taken) bind({ [choosing.taken.by]: '', [action]: choosing.taken.combo });
                      }}
                    >
                      {t('shortcuts.take')}
                    </Button>
                  )}
                  <Button
                    size="compact"
                    onClick={() => {
                      focusRow(action);
                      setChoosing(null);
                    }}
                  >
                    {t('common.cancel')}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
        {isSignedIn && (
          <li className={styles['row']}>
            <span>{t('shortcuts.talk')}</span>
            <Button size="compact" onClick={() => dispatch(voiceSettingsModal.open())}>
              {t('shortcuts.talkSettings')}
            </Button>
          </li>
        )}
        {FIXED.map(({ name, combo }) => (
          <li key={name} className={styles['row']}>
            <span>{t(`shortcuts.${name}`)}</span>
            <span className={styles['fixed']}>
              <Keys combo={combo} />
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
