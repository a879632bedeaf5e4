import type { CollectionPointResults } from '#generated/openapi/stores.ts';
import { CallError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { roundDistance } from '../distance.ts';
import { resolveOrigin } from '../places/resolve-origin.ts';
import { defaultCount, type StorePorts } from '../search-stores.ts';
import { showAddress, showHours } from '../show-store.ts';
import { findCollectionPoints, readCollectionPoint, type CollectionPoint } from './read-collection-points.ts';

/** Returns the site's collection points, nearest first, or one by its id, in one statement. Empty for an unknown place. */
export function createSearchCollectionPoints({ db }: Pick<StorePorts, 'db'>): Handler<'searchCollectionPoints'> {
  return {
    async handle({ body: { by, count = defaultCount }, context }) {
      const { country } = getShopContext(context).site;
      if (by.collectionPointId !== undefined) {
        const point = await readCollectionPoint(db, country, by.collectionPointId);
        if (!point) throw new CallError(404, 'STR404', ['There is no such collection point.']);
        return { body: { collectionPoints: [showCollectionPoint(point)] } };
      }
      const origin = await resolveOrigin(by, country);
      if (!origin) return { body: { collectionPoints: [] } };
      const found = await findCollectionPoints(db, country, origin, count);
      const collectionPoints = found.map(({ distance, ...point }) => ({
        ...showCollectionPoint(point),
        distance: roundDistance(distance),
      }));
      return { body: { origin, collectionPoints } };
    },
  };
}

type CollectionPointOnWire = CollectionPointResults['collectionPoints'][number];

/** Renders a collection point in the contract's format, without its distance. */
function showCollectionPoint(point: CollectionPoint): CollectionPointOnWire {
  const { id, name, carrier } = point;
  return { id, name, carrier, ...showAddress(point), hours: showHours(point) };
}
