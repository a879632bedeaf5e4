import { sql, type RawBuilder } from 'kysely';
import type { DeliveryChoice } from '#generated/openapi/cart.ts';
import { availableUnitsSql, type StockView } from '../../catalog/available-units.ts';
import { noPlaces, type Places } from '../../delivery/places.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { CollectionPoint } from '../../stores/collection-points/read-collection-points.ts';
import { buildStoreJson } from '../../stores/read-stores.ts';
import type { Store } from '../../stores/store.ts';

/** Places that a request names. */
export interface NamedPlaces {
  /** The shopper's store. */
  readonly favStoreId?: string;
  readonly choice?: Pick<DeliveryChoice, 'storeId' | 'collectionPointId'>;
}

export interface StoredPlaces {
  readonly stores: readonly Store[];
  readonly collectionPoints: readonly CollectionPoint[];
  readonly units: readonly (readonly [location: string, sku: string, units: number])[];
}

/** JSON path of the stores in the shipments of a cart. */
const storesOfShipments = '$[*].destination.store';

const collectionPointJson = sql<CollectionPoint>`json_build_object('id', p.id, 'carrier', p.carrier, 'name', p.name,
  'addressLine1', p.address_line1, 'city', p.city, 'region', p.region, 'postalCode', p.postal_code, 'country', p.country,
  'latitude', p.latitude, 'longitude', p.longitude, 'hours', p.hours)`;

interface PlacesQuestion {
  readonly named: NamedPlaces;
  /** A text array of SKUs whose units in the stores are read. */
  readonly skus: RawBuilder<unknown>;
  readonly view: StockView;
  /** The shipments of the statement's cart; absent in a statement without a cart. */
  readonly shipments?: RawBuilder<unknown>;
}

/** SQL expression for the places of a cart and of a request. A cart that uses none costs only a look at its shipments. */
export function selectPlaces({ site }: ShopContext, { named, skus, view, shipments }: PlacesQuestion): RawBuilder<StoredPlaces | null> {
  const { favStoreId, choice } = named;
  const asked = [favStoreId, choice?.storeId].filter((id) => id !== undefined);
  const pointId = choice?.collectionPointId;
  if (!shipments && asked.length === 0 && pointId === undefined) return sql`null`;
  const used = shipments && sql`array(select id #>> '{}' from jsonb_path_query(${shipments}, ${`${storesOfShipments}.id`}::jsonpath) id)`;
  const ids = used ? sql`(${used} || ${asked}::text[])` : sql`${asked}::text[]`;
  const points =
    pointId === undefined
      ? sql`'[]'::json`
      : sql`(select coalesce(json_agg(${collectionPointJson}), '[]') from collection_points p where p.id = ${pointId} and p.country = ${site.country})`;
  // The ids are one column, so that PostgreSQL plans their query once.
  const places = sql<StoredPlaces>`(select json_build_object(
    'stores', (select coalesce(json_agg(${buildStoreJson('t')}), '[]') from stores t where t.id = any(used.ids) and t.brand = ${site.brand}),
    'units', (select coalesce(json_agg(json_build_array(k.location, k.sku, ${availableUnitsSql('k', view)})), '[]')
      from stock k where k.sku = any(${skus}) and k.location = any(used.ids)),
    'collectionPoints', ${points}) from (select ${ids} as ids offset 0) used)`;
  if (asked.length > 0 || pointId !== undefined || !shipments) return places;
  return sql`case when jsonb_path_exists(${shipments}, ${storesOfShipments}::jsonpath) then ${places} end`;
}

export function toPlaces(stored: StoredPlaces | null, { favStoreId }: NamedPlaces): Places {
  if (!stored) return noPlaces;
  const stores = new Map(stored.stores.map((store) => [store.id, store]));
  const units = new Map([...stores.keys()].map((id) => [id, new Map<string, number>()]));
  for (const [location, sku, quantity] of stored.units) units.get(location)?.set(sku, quantity);
  return {
    stores,
    units,
    collectionPoints: new Map(stored.collectionPoints.map((point) => [point.id, point])),
    favorite: favStoreId === undefined ? undefined : stores.get(favStoreId),
  };
}
