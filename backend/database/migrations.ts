import type { Migration } from './migration.ts';
import { erasedOrders } from './migrations/002-erased-orders.ts';
import { ordersByMailbox } from './migrations/003-orders-by-mailbox.ts';
import { storeDevices } from './migrations/005-store-devices.ts';
import { baseline } from './migrations/baseline.ts';
import { emailConfirmation } from './migrations/004-email-confirmation.ts';

/** In the order in which they are applied, which is also the order of their names. */
export const migrations: readonly Migration[] = [baseline, erasedOrders, ordersByMailbox, emailConfirmation, storeDevices];
