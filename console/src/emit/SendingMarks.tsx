import { Button } from '@miczero/client/design/Button/Button.tsx';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../words/words.ts';
import { pageSendings } from './page-sendings.ts';
import styles from './SendingMarks.module.css';
import { wordsOfSending } from './SendingStatus.tsx';

/** The worlds into which is being sent, in the head of every view: what goes on unseen can be seen and stopped. */
export function SendingMarks() {
  const texts = useTexts();
  const busy = useSyncExternalStore(pageSendings.subscribe, pageSendings.busy);
  return busy.map(({ world, state }) => (
    <p key={world} className={styles['mark']}>
      <span className={styles['dot']} aria-hidden="true" />
      <span className={styles['words']} title={wordsOfSending(state, texts)}>
        {texts.sendingInto(world)}
      </span>
      <Button size="compact" aria-label={texts.stopSendingInto(world)} onClick={() => pageSendings.of(world).stop()}>
        {texts.stop}
      </Button>
    </p>
  ));
}
