import { useRef, useState } from 'react';

/** How a recording is played: one of the page at a time, from where it was left, and from its beginning after its end. */
export function useMedia(durationMs: number, onPlayed?: () => void) {
  const ref = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [at, setAt] = useState(0);
  const [length, setLength] = useState(durationMs / 1000);

  async function toggle() {
    const media = ref.current;
    if (!media) return;
    if (!media.paused) {
      media.pause();
      return;
    }
    setFailed(false);
    try {
      await media.play();
      onPlayed?.();
    } catch (error) {
      // Paused again before it began: another one was started.
      setFailed(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  }

  return {
    isPlaying,
    hasFailed,
    at,
    length,
    toggle: () => void toggle(),
    seek(to: number) {
      setAt(to);
      if (ref.current) ref.current.currentTime = to;
    },
    media: {
      ref,
      preload: 'none',
      playsInline: true,
      onPlay: () => {
        if (ref.current) pauseOthers(ref.current);
        setPlaying(true);
      },
      onPause: () => setPlaying(false),
      onEnded: () => setAt(0),
      onError: () => setFailed(isPlaying),
      onTimeUpdate: () => setAt(ref.current?.currentTime ?? 0),
      onLoadedMetadata: () => {
        const duration = ref.current?.duration ?? Number.NaN;
        // What a browser has recorded says no length.
        if (Number.isFinite(duration)) setLength(duration);
      },
    },
  } as const;
}

/** One recording plays at a time: every other one of the page pauses where it is. */
function pauseOthers(playing: HTMLMediaElement): void {
  for (const other of document.querySelectorAll('video')) if (other !== playing) other.pause();
}
