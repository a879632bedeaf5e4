import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { DeliveryKinds } from '../delivery/delivery-kind.ts';
import type { LoyaltyRulesOf } from '../loyalty/loyalty-rules.ts';
import type { Clock, Ids } from '../ports.ts';
import type { PromotionStore } from '../promotions/documents/promotion-store.ts';
import type { TenderKinds } from '../tenders/tender-kind.ts';
import type { AssociatePercent } from './pricing/associate-standing.ts';

export interface CartPorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly deliveryKinds: DeliveryKinds;
  readonly tenderKinds: TenderKinds;
  readonly associatePercent: AssociatePercent;
  readonly loyaltyRules: LoyaltyRulesOf;
  readonly promotions: Pick<PromotionStore, 'of'>;
}

/** The registries for rendering carts and orders. */
export type Registries = Pick<CartPorts, 'deliveryKinds' | 'tenderKinds'>;
