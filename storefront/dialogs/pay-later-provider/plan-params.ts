import type { PlanOffer } from '#commerce/checkout/tenders/pay-later/plan-dialog.tsx';

export interface PlanParams {
  /** Of a product; undefined for the plan of the page's cart. */
  readonly product?: PlanOffer & { readonly currency: string };
}
