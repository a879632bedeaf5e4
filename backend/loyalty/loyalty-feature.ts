import type { Feature } from '../features/feature.ts';
import { createGetLoyaltyToken } from './get-loyalty-token.ts';
import { createGetVouchers } from './get-vouchers.ts';
import { createGetWelcomePromotion } from './get-welcome-promotion.ts';
import { loyaltyData } from './loyalty-data.ts';
import type { LoyaltyPorts } from './loyalty-ports.ts';
import { storedValueRetention } from './stored-value-retention.ts';

/** Points, vouchers and welcome promotion of members, and their personal data. */
export function createLoyaltyFeature(ports: LoyaltyPorts) {
  return {
    handlers: {
      getLoyaltyToken: createGetLoyaltyToken(ports),
      getVouchers: createGetVouchers(ports),
      getWelcomePromotion: createGetWelcomePromotion(ports),
    },
    retention: [storedValueRetention],
    userData: loyaltyData,
  } satisfies Feature;
}
