/**
 * The one thing that the engine knows of React's private formats, as of 19.3.1: the errors by which `use` leaves a component that waits.
 * They are Error objects with these texts in development and these numbers in production; React offers no way to ask.
 * react-suspension.test.ts throws them with the installed React and says what to look at.
 */
const SUSPENSION = /Suspense Exception|React error #(?:460|474|542);/;

/** React's own signals are no faults of a component: thenables, and what `use` throws. */
export function isSuspension(thrown: unknown): boolean {
  if (typeof thrown !== 'object' || thrown === null) return false;
  return 'then' in thrown || (thrown instanceof Error && SUSPENSION.test(thrown.message));
}
