import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Store as StoreOnWire } from '#generated/openapi/stores.ts';
import type { StoredSpecialDay } from '../documents/special-day.ts';
import type { Json, Timestamp } from './columns.ts';

interface StoresTable {
  id: string;
  brand: string;
  name: string;
  address_line1: string;
  city: string;
  /** State or province. */
  region: string | null;
  postal_code: string;
  country: string;
  phone: string;
  latitude: number;
  longitude: number;
  /** IANA name. */
  time_zone: Generated<string>;
  /** Monday first, as `10:00-19:00`, or `09:00-12:00,13:00-18:00` with a break; null for a day on which it is closed. */
  hours: Json<readonly (string | null)[]>;
  special_days: Generated<Json<readonly StoredSpecialDay[]>>;
  services: Generated<StoreOnWire['services']>;
  /** Permanently. */
  closed: Generated<boolean>;
  /** Local time before which an order is prepared on the same day. */
  pickup_cut_off: Generated<string>;
  /** Opening minutes that the preparation of an order takes. */
  pickup_minutes: Generated<number>;
  /** On the unit sphere, from latitude and longitude; see backend/stores/distance.ts. */
  position: GeneratedAlways<string>;
}

interface StoreEmployeesTable {
  id: string;
  store_id: string;
  first_name: string;
  last_name: string;
  role: 'associate' | 'manager';
  pin_hash: string;
}

interface CollectionPointsTable {
  id: string;
  carrier: string;
  name: string;
  address_line1: string;
  city: string;
  region: string | null;
  postal_code: string;
  country: string;
  latitude: number;
  longitude: number;
  /** In the format of a store's hours; without special days. */
  hours: Json<readonly (string | null)[]>;
  /** As the position of a store. */
  position: GeneratedAlways<string>;
}

/** A device on which the associates of a store sign in. */
interface StoreDevicesTable {
  id: string;
  store_id: string;
  name: string;
  /** SHA-256 of its token. */
  token_hash: string;
  /** Display name of the manager. */
  enrolled_by: string;
  enrolled_at: Timestamp;
  used_at: ColumnType<Date | null, Date | undefined, Date>;
}

export interface StoreTables {
  store_devices: StoreDevicesTable;
  stores: StoresTable;
  store_employees: StoreEmployeesTable;
  collection_points: CollectionPointsTable;
}
