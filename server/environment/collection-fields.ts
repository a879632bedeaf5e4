import type { CollectionFieldsOf } from '#backend/delivery/collection-fields.ts';
import type { Settings } from '#settings/create-settings.ts';

/** Reads what a customer must give who collects a shipment from the settings of the site and the locale. */
export function collectionFieldsOf(settings: Settings): CollectionFieldsOf {
  return ({ site, locale }) => {
    const { collection } = settings.of({ locale, brand: site.brand, siteId: site.id });
    return { store: collection.storePickupFields, collectionPoint: collection.collectionPointFields };
  };
}
