import { Slider } from '../Slider/Slider.tsx';

interface SeekSliderProps {
  readonly label: string;
  /** Seconds. */
  readonly at: number;
  readonly length: number;
  /** The same in words. */
  readonly times: string;
  readonly className: string | undefined;
  readonly onSeek: (seconds: number) => void;
}

/** Where a recording is, and the way to another place in it. */
export function SeekSlider({ label, at, length, times, className, onSeek }: SeekSliderProps) {
  return (
    <Slider
      className={className}
      // A recording whose length is not known yet still has a track.
      max={Math.max(length, 0.1)}
      step={0.1}
      value={Math.min(at, length)}
      aria-label={label}
      aria-valuetext={times}
      onChange={onSeek}
    />
  );
}
