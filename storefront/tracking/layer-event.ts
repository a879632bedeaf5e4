import type { Value } from './guard.ts';

/** An entry of the data layer, as tag managers read it. */
export type LayerEvent = Readonly<Record<string, unknown>>;

type Data = Readonly<Record<string, Value>>;

/** GA4's names of events, and the e-commerce fields that it expects. */
const own: Readonly<Record<string, (data: Data) => { readonly event: string; readonly ecommerce: LayerEvent }>> = {
  'promotion-click': (data) => ({ event: 'select_promotion', ecommerce: toSnakeCaseFields(data) }),
  'recommendation-impression': ({ recommendationId, productIds }) => ({
    event: 'view_item_list',
    ecommerce: {
      ...(recommendationId === undefined ? {} : { item_list_id: recommendationId }),
      items: (productIds as readonly string[]).map((productId, index) => ({ item_id: productId, index })),
    },
  }),
  'recommendation-click': ({ recommendationId, productId, position }) => ({
    event: 'select_item',
    ecommerce: {
      ...(recommendationId === undefined ? {} : { item_list_id: recommendationId }),
      items: [{ item_id: productId, index: Number(position) - 1 }],
    },
  }),
};

/**
 * Converts an event to GA4's format: snake case, and products or promotions below `ecommerce`. An experience has the event name of its
 * editor.
 */
export function createLayerEvent(name: string, blockId: string | undefined, data: Data): LayerEvent {
  const place = blockId === undefined ? {} : { block_id: blockId };
  const special = own[name];
  if (special) return { ...place, ...special(data) };
  const { trackingEvent, ...rest } = data;
  const event = typeof trackingEvent === 'string' ? trackingEvent : toSnakeCase(name);
  return 'items' in data ? { event, ...place, ecommerce: toSnakeCaseFields(data) } : { event, ...place, ...toSnakeCaseFields(rest) };
}

function toSnakeCaseFields(data: LayerEvent): LayerEvent {
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      toSnakeCase(field),
      field === 'items' ? (value as readonly LayerEvent[]).map((item) => toSnakeCaseFields(item)) : value,
    ]),
  );
}

function toSnakeCase(name: string): string {
  return name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
