import type { Point } from '../../geometry.ts';

/**
 * One model of closed footwear, drawn from the side with its toe to the right
 * in a space 1000 wide whose ground is y = 600.
 */
export interface ShoeShape {
  /** From the sole at the heel up to the top of the heel tab. */
  heel: readonly Point[];
  /** From the heel tab to the top of the eyestay. */
  collar: readonly Point[];
  /** From the top of the eyestay down to the start of the vamp. */
  throat: readonly Point[];
  /** From the vamp over the toe to the sole. */
  toe: readonly Point[];
  tongue: readonly Point[];
  /** Upper edge of the midsole, heel to toe. */
  soleTop: readonly Point[];
  /** Lower edge of the outsole, toe to heel. */
  soleBottom: readonly Point[];
}
