import type { AppliedCoupon, Cart } from '#generated/openapi/cart.ts';
import type { AddressInput, Contact, PaymentInstrument } from '#generated/openapi/shared.ts';
import type { MockSite } from '../catalog/mock-catalog.ts';

export interface MockLine {
  readonly id: string;
  readonly sku: string;
  readonly qty: number;
}

export type MockDelivery = 'standard' | 'express';

/** A stored cart. Totals are computed from the catalog for each response. */
export interface MockCart {
  readonly id: string;
  /** Undefined for the cart of the contract's examples, which every caller may use. */
  readonly customerId: string | undefined;
  readonly siteId: string;
  readonly version: number;
  readonly status: Cart['status'];
  readonly lines: readonly MockLine[];
  readonly coupons: readonly { readonly id: string; readonly code: AppliedCoupon['code'] }[];
  readonly delivery: MockDelivery;
  readonly shippingAddress?: AddressInput;
  readonly billingAddress?: AddressInput;
  readonly contact?: Contact;
  /** Amounts are computed from the totals. */
  readonly payments: readonly Omit<PaymentInstrument, 'amount'>[];
  readonly orderId?: string;
}

export const createEmptyCart = (id: string, customerId: string | undefined, site: MockSite): MockCart => ({
  id,
  customerId,
  siteId: site.id,
  version: 1,
  status: 'open',
  lines: [],
  coupons: [],
  delivery: 'standard',
  payments: [],
});
