import { createBadRequestError } from '../../router/call-error.ts';
import { facetIds, type FacetId } from '../labels/facets.ts';
import { parseStep, type PriceStep } from './price-steps.ts';

/** A facet with its selected values, any of which may match. */
export interface ChosenFacet {
  readonly id: FacetId;
  readonly values: readonly string[];
  /** Present for the price facet. */
  readonly steps: readonly PriceStep[];
}

export interface Filters {
  /** The cgid. */
  readonly categoryId: string | null;
  /** Restricts results to products that this store has in stock. */
  readonly storeId?: string;
  readonly chosen: readonly ChosenFacet[];
}

/** Maximum of values per facet, far above real use, because each price range adds arguments to a statement. */
const MAX_VALUES = 40;

const isFacet = (id: string): id is FacetId => facetIds.some((known) => known === id);

function parseSteps(values: readonly string[], faults: string[]): PriceStep[] {
  return values.flatMap((value) => {
    const step = parseStep(value);
    if (!step) faults.push(`query.filters: price is low and high with a hyphen between, not "${value}"`);
    return step ?? [];
  });
}

/**
 * Parses `name=value|value` filters; repeated names add values.
 * @throws CallError 400 with a sentence for each invalid filter.
 */
export function parseFilters(filters: readonly string[] = []): Filters {
  const faults: string[] = [];
  const chosen = new Map<FacetId, Set<string>>();
  const categories = new Set<string>();
  const stores = new Set<string>();
  for (const filter of filters) {
    const cut = filter.indexOf('=');
    const id = filter.slice(0, cut);
    const values = filter
      .slice(cut + 1)
      .split('|')
      .filter(Boolean);
    if (id === 'cgid') for (const value of values) categories.add(value);
    else if (id === 'store') for (const value of values) stores.add(value);
    else if (isFacet(id)) chosen.set(id, new Set([...(chosen.get(id) ?? []), ...values]));
    else faults.push(`query.filters: unknown facet "${id}", only cgid, store, ${facetIds.join(', ')}`);
  }
  const [categoryId = null, ...more] = categories;
  if (more.length > 0) faults.push('query.filters: cgid names one category');
  const [storeId, ...otherStores] = stores;
  if (otherStores.length > 0) faults.push('query.filters: store names one store');
  if (categoryId !== null && !/^[0-9]{4,10}$/.test(categoryId)) faults.push('query.filters: cgid is four to ten digits');
  for (const [id, values] of chosen) if (values.size > MAX_VALUES) faults.push(`query.filters: ${id} takes at most ${MAX_VALUES} values`);
  const steps = parseSteps([...(chosen.get('price') ?? [])], faults);
  if (faults.length > 0) throw createBadRequestError(faults);
  return {
    categoryId,
    storeId,
    chosen: [...chosen]
      .filter(([, values]) => values.size > 0)
      .map(([id, values]) => ({ id, values: [...values], steps: id === 'price' ? steps : [] })),
  };
}
