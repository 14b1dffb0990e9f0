import { encode } from 'uqr';
import styles from './QrCode.module.css';

/** Modules of quiet zone around a code, as scanners expect. */
const QUIET_ZONE = 4;

export interface QrCodeProps {
  readonly content: string;
  /** What the code is for. */
  readonly label: string;
}

/** A code to scan: dark on light in every theme, because scanners do not read it the other way round. */
export function QrCode({ content, label }: QrCodeProps) {
  const { data, size } = encode(content, { border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      className={styles['code']}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
