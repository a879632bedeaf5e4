import type { ShippingMethodCode } from '#generated/openapi/shared.ts';
import type { StoreService } from '#generated/openapi/stores.ts';

/** The method that hands goods out in a store, and the service of a store that offers it. */
export const pickupCode = 'pickup' satisfies ShippingMethodCode & StoreService;
