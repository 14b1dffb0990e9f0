import type { Audit } from './ledger.ts';

/** One trial of the table. */
export interface Row {
  readonly trial: string;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** Whether the platform named the world and the file of what it does not serve; null where nothing is to be reported. */
  readonly isReported: boolean | null;
  /** Whether another world of the platform continues whole; null where there is no other. */
  readonly othersServe: boolean | null;
  /** Deviations from the expected course; empty when there are none. */
  readonly faults: readonly string[];
}

/** A trial fails when a line is lost or doubled without a report, when another world is damaged, or by its own faults. */
export function isFine({ lost, doubled, isReported, othersServe, faults }: Row): boolean {
  return doubled === 0 && (lost === 0 || isReported === true) && othersServe !== false && faults.length === 0;
}

export const isWhole = (audit: Audit | null): boolean => audit !== null && audit.lost === 0 && audit.doubled === 0;

export function headOf(): string {
  return `  ${'trial'.padEnd(44)}${'acknowledged'.padStart(13)}${'lost'.padStart(7)}${'doubled'.padStart(9)}${'reported'.padStart(10)}${'others'.padStart(8)}`;
}

export function lineOf(row: Row): string {
  const { trial, acknowledged, lost, doubled, isReported, othersServe, faults } = row;
  const cells = [
    `${isFine(row) ? '✓' : '✗'} ${trial.padEnd(44)}`,
    String(acknowledged).padStart(13),
    String(lost).padStart(7),
    String(doubled).padStart(9),
    wordOf(isReported, 'yes', 'no').padStart(10),
    wordOf(othersServe, 'whole', 'not').padStart(8),
    ...faults.map((fault) => `\n    ${fault}`),
  ];
  return cells.join('');
}

function wordOf(value: boolean | null, yes: string, no: string): string {
  if (value === null) return '';
  return value ? yes : no;
}
