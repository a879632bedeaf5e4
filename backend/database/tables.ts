import type { AccountTables } from './tables/accounts.ts';
import type { CardTokenTables } from './tables/card-tokens.ts';
import type { CartTables } from './tables/carts.ts';
import type { CaseTables } from './tables/cases.ts';
import type { CatalogChangesTables } from './tables/catalog-changes.ts';
import type { CatalogImportTables } from './tables/catalog-imports.ts';
import type { CatalogTables } from './tables/catalog.ts';
import type { CustomerTables } from './tables/customers.ts';
import type { FavoriteTables } from './tables/favorites.ts';
import type { OrderUnitTables } from './tables/order-units.ts';
import type { OrderTables } from './tables/orders.ts';
import type { OutboxTables } from './tables/outbox.ts';
import type { PasskeyTables } from './tables/passkeys.ts';
import type { ProfileTables } from './tables/profiles.ts';
import type { PromotionCounterTables } from './tables/promotion-counters.ts';
import type { RecordEventsTables } from './tables/record-events.ts';
import type { ReviewTables } from './tables/reviews.ts';
import type { SavedItemTables } from './tables/saved-items.ts';
import type { SavedPaymentTables } from './tables/saved-payments.ts';
import type { StaffTables } from './tables/staff.ts';
import type { StockNotificationTables } from './tables/stock-notifications.ts';
import type { StockTables } from './tables/stock.ts';
import type { StoredValueTables } from './tables/stored-value.ts';
import type { StoreTables } from './tables/stores.ts';
import type { TokenTables } from './tables/tokens.ts';

/** Every table, with one file per subject. */
export interface Tables
  extends
    CustomerTables,
    AccountTables,
    PasskeyTables,
    ProfileTables,
    RecordEventsTables,
    OutboxTables,
    CatalogTables,
    CatalogChangesTables,
    CatalogImportTables,
    StockTables,
    StoreTables,
    StoredValueTables,
    StockNotificationTables,
    TokenTables,
    CartTables,
    CaseTables,
    CardTokenTables,
    FavoriteTables,
    OrderTables,
    OrderUnitTables,
    ReviewTables,
    SavedItemTables,
    SavedPaymentTables,
    StaffTables,
    PromotionCounterTables {}
