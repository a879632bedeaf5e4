import { prefersReducedMotion } from './reduced-motion.ts';

/** Whether a film may start unasked: not where the reader wants less motion, or less data. */
export function playsByItself(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return !prefersReducedMotion() && connection?.saveData !== true;
}
