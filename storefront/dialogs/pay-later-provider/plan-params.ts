import type { PlanOffer } from '#commerce/checkout/tenders/pay-later/plan-dialog.tsx';

export interface PlanParams {
  /** The offer for a product; undefined for the page's cart. */
  readonly product?: PlanOffer & { readonly currency: string };
}
