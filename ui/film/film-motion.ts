import { prefersReducedMotion } from '../motion/reduced-motion.ts';
import { useMotion, type Motion } from '../motion/use-motion.ts';

/** Not where the visitor wants less motion, or less data. */
function isUnwelcome(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return prefersReducedMotion() || connection?.saveData === true;
}

/** The motion of a film, which plays by itself where `autoplays` says so and films are welcome. */
export function useFilmMotion(autoplays: boolean): Motion {
  return useMotion(autoplays, isUnwelcome);
}
