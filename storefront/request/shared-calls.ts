import type { OperationId } from '#generated/openapi/operations.ts';

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

/** What a page that is made for many has been made of. */
export class SharedSources {
  readonly #parts = new Set<string>();
  #isPersonal = false;

  /** Parts of the catalog, e.g. "listings" or "product:TFKES01M". */
  get parts(): ReadonlySet<string> {
    return this.#parts;
  }

  /** The page has asked for something that is one shopper's: then it is for nobody else. */
  get isPersonal(): boolean {
    return this.#isPersonal;
  }

  /** Notes a call that is about to be made; false, and nothing noted, for one that a page for many must not make. */
  noteCall(operationId: OperationId, productId: string): boolean {
    const partsOf = sharedCalls[operationId];
    if (partsOf === undefined) return false;
    for (const part of partsOf(productId)) this.#parts.add(part);
    return true;
  }

  notePersonalCall(): void {
    this.#isPersonal = true;
  }
}
