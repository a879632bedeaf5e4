import type { ShippingMethodCode } from '#generated/openapi/shared.ts';
import type { StoreService } from '#generated/openapi/stores.ts';

/** Method code for pickup in a store; also the store service that offers it. */
export const pickupCode = 'pickup' satisfies ShippingMethodCode & StoreService;
