import type { ReactElement } from 'react';
import { MeterRoot } from './meter.styles.ts';

export interface MeterProps {
  /** Read in place of the figures, e.g. "$350 of $1,000 used". */
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** How much of a whole is reached. The figures stand beside it as text. */
export function Meter({ label, value, max }: MeterProps): ReactElement {
  return <MeterRoot aria-label={label} aria-valuetext={label} value={Math.min(value, max)} max={max} />;
}
