import type { OperationId } from '#generated/openapi/operations.ts';
import type { RequestFacts } from './request.ts';
import { createRequestNote } from './request-notes.ts';

/** What a page that is made for many has been made of. */
export interface SharedSources {
  /** Parts of the catalog, e.g. "listings" or "product:TFKES01M". */
  readonly parts: ReadonlySet<string>;
  /** It has asked for something that is one shopper's: then it is for nobody else. */
  readonly isPersonal: boolean;
}

const STYLE = /^[A-Z0-9]{8}/;
/** Names on the way to a page, and colors, stand on each. */
const CATALOG = 'catalog';
const ofProduct = (productId: string): readonly string[] => [CATALOG, `product:${STYLE.exec(productId)?.[0]}`];
const ofListings = (): readonly string[] => [CATALOG, 'listings'];

/** The calls that a page for many may make, with the parts of the catalog that their answers are made of. */
const sharedCalls: Partial<Record<OperationId, (productId: string) => readonly string[]>> = {
  getCatalog: ofListings,
  searchProducts: ofListings,
  getProductDetails: ofProduct,
  getInventory: ofProduct,
};

const nothing: SharedSources = { parts: new Set(), isPersonal: false };
const sources = createRequestNote<SharedSources>('sources');

/** Notes a call that is about to be made; false, and nothing noted, for one that a page for many must not make. */
export function noteSharedCall(facts: RequestFacts, operationId: OperationId, productId: string): boolean {
  const partsOf = sharedCalls[operationId];
  if (partsOf === undefined) return false;
  const { parts, isPersonal } = sourcesOf(facts);
  sources.keep(facts, { parts: new Set([...parts, ...partsOf(productId)]), isPersonal });
  return true;
}

export function notePersonalCall(facts: RequestFacts): void {
  sources.keep(facts, { ...sourcesOf(facts), isPersonal: true });
}

export function sourcesOf(facts: RequestFacts): SharedSources {
  return sources.find(facts) ?? nothing;
}
