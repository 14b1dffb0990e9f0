import { Button } from '@miczero/client/design/Button/Button.tsx';
import { ConfirmDialog } from '@miczero/client/design/Dialog/ConfirmDialog.tsx';
import { useState } from 'react';
import { controlCall } from '../api/control-call.ts';
import { Failed } from '../parts/Failed.tsx';
import { useAction } from '../parts/use-action.ts';
import { useTexts } from '../words/words.ts';
import { PLAYED } from './library.ts';
import styles from './ScenarioList.module.css';

/** Offers to delete the worlds that plays have left, except the one in which a scenario is being played. */
export function PlayedWorlds(props: { readonly worlds: readonly string[]; readonly playing: string }) {
  const { worlds, playing } = props;
  const texts = useTexts();
  const [isAsking, setAsking] = useState(false);
  const { run, busy, failure } = useAction();
  const left = worlds.filter((world) => world.startsWith(PLAYED) && world !== playing);
  async function confirm() {
    await run(() => Promise.all(left.map((world) => controlCall('worlds.delete', world, {}))));
    setAsking(false);
  }
  if (left.length === 0) return null;
  return (
    <div className={styles['played']}>
      <Button look="plain" size="compact" icon="trash" onClick={() => setAsking(true)}>
        {texts.removePlayed(left.length)}
      </Button>
      {failure && <Failed failure={failure} asLine />}
      <ConfirmDialog
        open={isAsking}
        title={texts.removePlayedTitle(left.length)}
        text={texts.removePlayedText(left.join(' · '))}
        confirmLabel={texts.remove}
        destructive
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
