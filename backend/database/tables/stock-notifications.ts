import type { Timestamp } from './columns.ts';

/** A request for one mail when a variant is back in stock. */
interface StockNotificationsTable {
  id: string;
  /** The visitor who requested it. */
  customer_id: string;
  brand: string;
  site_id: string;
  /** Locale of the page with the request, e.g. fr-ca. */
  locale: string;
  sku: string;
  /** Lower case. */
  email: string;
  /** Token of the links that end the mails. It has no other power, so it is stored in plain text. */
  stop_token: string;
  /** The request's position in the queue. */
  requested_at: Timestamp;
  /** Null until the owner of the address has agreed. */
  confirmed_at: Timestamp | null;
  /** When its mail was written, which completes the request. */
  notified_at: Timestamp | null;
}

export interface StockNotificationTables {
  stock_notifications: StockNotificationsTable;
}
