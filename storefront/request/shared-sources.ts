import { operations, type Operation, type OperationId } from '#generated/openapi/operations.ts';

const STYLE = /^[A-Z0-9]{8}/;

/** The cache tags of operations that a shared page may call. */
const tagsOf = new Map(
  (operations as readonly Operation[]).flatMap(({ operationId, cacheTags }) => (cacheTags ? [[operationId, cacheTags] as const] : [])),
);

/** The sources of a shared page. */
export class SharedSources {
  readonly #parts = new Set<string>();
  #isPersonal = false;

  /** Cache tags of the catalog, e.g. "listings" or "product:TFKES01M". */
  get parts(): ReadonlySet<string> {
    return this.#parts;
  }

  /** The page shows data of one visitor, so it is neither cached nor sent to others. */
  get isPersonal(): boolean {
    return this.#isPersonal;
  }

  /** Records a call before it is sent. Returns false for a call that a shared page must not send. */
  recordCall(operationId: OperationId, productId: string): boolean {
    const tags = tagsOf.get(operationId);
    if (tags === undefined) return false;
    for (const tag of tags) this.#parts.add(tag.replace('{productId}', () => `${STYLE.exec(productId)?.[0]}`));
    return true;
  }

  /** Records the products of a response, so that a change of their stock or prices invalidates the page. */
  recordProducts(productIds: readonly string[]): void {
    for (const productId of productIds) this.#parts.add(`product:${productId.slice(0, 8)}`);
  }

  markPersonal(): void {
    this.#isPersonal = true;
  }
}
