import { Button } from '@miczero/client/design/Button/Button.tsx';
import type { EmittableEvent } from '../events/events.ts';
import type { TargetKind } from '../events/target.ts';
import { useTexts } from '../words/words.ts';
import styles from './PresetNote.module.css';
import { quietOf } from './quiet.ts';

/** Says that an example shows nothing at its target, and offers a target that shows it. */
export function PresetNote(props: {
  readonly event: EmittableEvent;
  readonly presetAt: number;
  readonly kind: TargetKind;
  readonly onKind: (kind: TargetKind) => void;
}) {
  const { event, presetAt, kind, onKind } = props;
  const texts = useTexts();
  const quiet = quietOf(event, presetAt, kind);
  if (quiet === null) return null;
  const { why, better } = quiet;
  return (
    <p className={styles['note']} role="note">
      <span>{texts.quiet[why]}</span>
      {better && (
        <Button size="compact" onClick={() => onKind(better)}>
          {texts.sendTo[better]}
        </Button>
      )}
    </p>
  );
}
