import { type ReactNode, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { ImSessionId } from '../../im/index.ts';
import { type ClipsRoot, selectRecording } from '../index.ts';
import styles from './Clips.module.css';
import { RecorderBar } from './RecorderBar.tsx';
import { UploadList } from './UploadList.tsx';

/** The composer of a session, below its pending clips. While a voice message is recorded, its bar replaces the composer. */
export function Composing({ session, children }: { readonly session: ImSessionId; readonly children: ReactNode }) {
  const recording = useSelector((state: ClipsRoot) => selectRecording(state, session));
  const areaRef = useRef<HTMLDivElement>(null);
  const wasRecording = useRef(false);
  useEffect(() => {
    // After a message was sent or discarded, the focus returns to the button that began it.
    if (wasRecording.current && !recording) areaRef.current?.querySelector<HTMLElement>('[data-record]')?.focus();
    wasRecording.current = recording !== null;
  }, [recording]);
  return (
    <div ref={areaRef} className={styles['area']}>
      <UploadList session={session} />
      {recording && <RecorderBar recording={recording} />}
      <div hidden={recording !== null}>{children}</div>
    </div>
  );
}
