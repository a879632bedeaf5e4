import type { ColumnType } from 'kysely';
import type { Holds } from '../documents/reservation-document.ts';
import type { Json } from './columns.ts';

interface StoresTable {
  id: string;
  brand: string;
  name: string;
  address_line1: string;
  city: string;
  region: string | null;
  postal_code: string;
  country: string;
  phone: string;
  latitude: number;
  longitude: number;
  /** Opening hours, Monday first, as `10:00-19:00`; null where it is closed. */
  hours: Json<readonly (string | null)[]>;
}

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
  stores: StoresTable;
  stock: StockTable;
}
