import { operations, type Operation, type OperationId } from '#generated/openapi/operations.ts';

const STYLE = /^[A-Z0-9]{8}/;

/** The cache tags of operations that a page cached for many may send. */
const tagsOf = new Map(
  (operations as readonly Operation[]).flatMap(({ operationId, cacheTags }) => (cacheTags ? [[operationId, cacheTags] as const] : [])),
);

/** What a page that is cached for many was made from. */
export class SharedSources {
  readonly #parts = new Set<string>();
  #isPersonal = false;

  /** Parts of the catalog, e.g. "listings" or "product:TFKES01M". */
  get parts(): ReadonlySet<string> {
    return this.#parts;
  }

  /** The page shows data of one visitor, so it is not stored and not sent to anybody else. */
  get isPersonal(): boolean {
    return this.#isPersonal;
  }

  /** Notes a call before it is sent. Returns false, and notes nothing, for a call that a page cached for many must not send. */
  noteCall(operationId: OperationId, productId: string): boolean {
    const tags = tagsOf.get(operationId);
    if (tags === undefined) return false;
    for (const tag of tags) this.#parts.add(tag.replace('{productId}', () => `${STYLE.exec(productId)?.[0]}`));
    return true;
  }

  /** Notes products that a response brought along, so that a change of their stock or prices makes the page stale. */
  noteProducts(productIds: readonly string[]): void {
    for (const productId of productIds) this.#parts.add(`product:${productId.slice(0, 8)}`);
  }

  notePersonal(): void {
    this.#isPersonal = true;
  }
}
