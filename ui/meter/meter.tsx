import type { ReactElement } from 'react';
import { MeterRoot } from './meter.styles.ts';

export interface MeterProps {
  /** Accessible name with the figures, e.g. "$350 of $1,000 used". */
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** A gauge for a part of a whole. Its figures are shown as text beside it. */
export function Meter({ label, value, max }: MeterProps): ReactElement {
  return <MeterRoot aria-label={label} aria-valuetext={label} value={Math.min(value, max)} max={max} />;
}
