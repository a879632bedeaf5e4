import { prefersReducedMotion } from '../motion/reduced-motion.ts';
import { useMotion, type Motion } from '../motion/use-motion.ts';

/** True if the visitor prefers reduced motion or reduced data. */
function isUnwelcome(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return prefersReducedMotion() || connection?.saveData === true;
}

/** Motion state of a film. It plays automatically if `autoplays` is set, unless the visitor prefers otherwise. */
export function useFilmMotion(autoplays: boolean): Motion {
  return useMotion(autoplays, isUnwelcome);
}
