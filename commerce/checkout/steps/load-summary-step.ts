/** Loads the review step; called at the latest when the payment is submitted. */
export const loadSummaryStep = () => import('./summary-step.tsx');
