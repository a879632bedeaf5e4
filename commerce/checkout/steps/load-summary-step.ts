/** Loads the last step: with the submission of the payment at the latest. */
export const loadSummaryStep = () => import('./summary-step.tsx');
