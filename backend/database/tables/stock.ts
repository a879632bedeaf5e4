import type { ColumnType } from 'kysely';
import type { Holds } from '../documents/reservation-document.ts';

interface StockTable {
  sku: string;
  /** A site's id for what is sold online, else a store's. */
  location: string;
  /** Never below nought; the database refuses it. */
  quantity: number;
  /** Units that customers have reserved; those whose time is over count no more. */
  holds: ColumnType<Holds, string | undefined, string>;
}

export interface StockTables {
  stock: StockTable;
}
