/** Loads the code of the review step. Called before or when the payment is submitted. */
export const loadSummaryStep = () => import('./summary-step.tsx');
