/**
 * The engine's only knowledge of React's private formats, as of 19.3.1: the errors by which `use` suspends a component, with these texts in
 * development and these numbers in production. React has no public API for it; react-suspension.test.ts throws them with the installed
 * React and explains how to update this.
 */
const SUSPENSION = /Suspense Exception|React error #(?:460|474|542);/;

/** React's own signals are not faults of a component: thenables, and the errors that `use` throws. */
export function isSuspension(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  return 'then' in thrown || (thrown instanceof Error && SUSPENSION.test(thrown.message));
}
