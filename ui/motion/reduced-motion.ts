export const reducedMotion = '(prefers-reduced-motion: reduce)';

export function prefersReducedMotion(): boolean {
  return window.matchMedia(reducedMotion).matches;
}
