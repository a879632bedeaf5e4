import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { accountStatements } from './baseline/accounts.ts';
import { cartStatements } from './baseline/carts.ts';
import { caseStatements } from './baseline/cases.ts';
import { catalogChangeStatements } from './baseline/catalog-changes.ts';
import { catalogImportStatements } from './baseline/catalog-imports.ts';
import { catalogStatements } from './baseline/catalog.ts';
import { customerStatements } from './baseline/customers.ts';
import { listingStatements } from './baseline/listings.ts';
import { orderStatements } from './baseline/orders.ts';
import { paymentStatements } from './baseline/payments.ts';
import { reviewStatements } from './baseline/reviews.ts';
import { staffStatements } from './baseline/staff.ts';
import { storeAndStockStatements } from './baseline/stores-and-stock.ts';
import { systemStatements } from './baseline/system.ts';
import { trackingStatements } from './baseline/tracking.ts';

/** Foreign keys require this order. */
const statements: readonly string[] = [
  ...systemStatements,
  ...trackingStatements,
  ...customerStatements,
  ...accountStatements,
  ...staffStatements,
  ...catalogStatements,
  ...listingStatements,
  ...catalogImportStatements,
  ...storeAndStockStatements,
  ...catalogChangeStatements,
  ...reviewStatements,
  ...cartStatements,
  ...paymentStatements,
  ...orderStatements,
  ...caseStatements,
];

/** The whole schema of the first release. The date changes with the form of stored documents, so that older databases are rejected. */
export const baseline: Migration = {
  name: '001-baseline-2026-11-26',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
