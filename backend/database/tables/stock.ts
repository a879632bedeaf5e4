import type { ColumnType } from 'kysely';
import type { Holds } from '../documents/reservation-document.ts';

interface StockTable {
  sku: string;
  /** A site's id for online stock, else a store's. */
  location: string;
  /** Never negative; enforced by the database. */
  quantity: number;
  /** Units reserved by customers; expired ones do not count. */
  holds: ColumnType<Holds, string | undefined, string>;
}

export interface StockTables {
  stock: StockTable;
}
