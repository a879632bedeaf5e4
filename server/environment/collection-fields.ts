import type { CollectionFieldsOf } from '#backend/delivery/collection-fields.ts';
import type { Settings } from '#settings/create-settings.ts';

/** Reads the fields that a customer must fill in to collect a shipment, by site and locale. */
export function createCollectionFields(settings: Settings): CollectionFieldsOf {
  return ({ site, locale }) => {
    const { collection } = settings.of({ locale, brand: site.brand, siteId: site.id });
    return { store: collection.storePickupFields, collectionPoint: collection.collectionPointFields };
  };
}
