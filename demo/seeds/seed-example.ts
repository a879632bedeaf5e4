import type { SeedPorts } from './catalog/seed-catalog.ts';
import { seedCatalog } from './catalog/seed-catalog.ts';
import { seedPeople, type PeoplePorts } from './consumer/seed-people.ts';
import { seedGiftCards } from './gift-cards/seed-gift-cards.ts';
import { seedOrders } from './orders/seed-orders.ts';
import { seedAgents } from './staff/seed-agents.ts';
import { seedStoreEmployees } from './stores/seed-employees.ts';

export interface ExampleOptions extends SeedPorts, PeoplePorts {
  /** True to create accounts with public passwords and PINs: on a developer's machine only. */
  readonly hasPublicAccounts: boolean;
  /** Secret of the numbers of gift cards; without it there are none. */
  readonly giftCardKey?: string | undefined;
}

/**
 * Writes the example shop: catalog, customers, orders, employees and gift cards, each only into empty tables. Nothing is changed or
 * deleted.
 */
export async function seedExample({ hasPublicAccounts, giftCardKey, ...ports }: ExampleOptions): Promise<void> {
  await seedCatalog(ports);
  if (!hasPublicAccounts) return;
  await seedPeople(ports);
  if (giftCardKey !== undefined) await seedGiftCards(ports, giftCardKey);
  await seedOrders(ports);
  await seedStoreEmployees(ports);
  await seedAgents(ports);
}
