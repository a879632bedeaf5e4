import { buildSeedStyles } from '../../../seeds/catalog/build-catalog.ts';

export type Customer = 'tarnfell' | 'solvane';

export interface Stream {
  readonly id: string;
  readonly kind: 'product' | 'campaign';
  readonly customer: Customer;
  readonly categories: readonly string[];
}

const CAMPAIGN = /^(tarnfell|solvane)(?:-([A-Za-z0-9_-]+))?$/;
/** Length of a style's id; a color may follow. */
const STYLE_LENGTH = 8;

let brands: ReadonlyMap<string, Customer> | undefined;

export function findCustomer(id: string): Customer | undefined {
  return id === 'tarnfell' || id === 'solvane' ? id : undefined;
}

/**
 * Finds a product's stream by the id of its style or of one of its colors, or a campaign's by its name, which starts with its customer's.
 */
export function findStream(id: string): Stream | undefined {
  const [, name, category] = CAMPAIGN.exec(id) ?? [];
  const customer = findCustomer(name ?? '');
  if (customer) return { id, kind: 'campaign', customer, categories: category === undefined ? [] : [category] };
  brands ??= new Map(buildSeedStyles().map((style) => [style.id, style.model.brand]));
  const style = id.slice(0, STYLE_LENGTH);
  const brand = brands.get(style);
  return brand && { id: style, kind: 'product', customer: brand, categories: [] };
}
