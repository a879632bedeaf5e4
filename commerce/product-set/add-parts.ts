import type { PartItem } from './set-choice.ts';

/** Outcome of a part; `unclear` if there was no response and the cart could not be read since. */
export type PartOutcome =
  | { readonly kind: 'added' }
  | { readonly kind: 'rejected'; readonly error: unknown }
  | { readonly kind: 'unclear'; readonly item: PartItem; readonly before: number };

export interface AddPartsPorts {
  /** Adds an item to the cart. Rejects if it is not certain that it was added. */
  readonly add: (item: PartItem) => Promise<void>;
  /** Units of a variant in the service's current cart. */
  readonly getUnits: (sku: string) => Promise<number>;
  /** True if the rejection had no response, so the item may have been added. */
  readonly hasNoResponse: (error: unknown) => boolean;
}

/**
 * Adds the items in sequence, so that parts with the same SKU share its stock; a rejected one does not stop the others. An item whose
 * response was lost is looked up in the cart before it is sent again, so that it is not added twice.
 * @param earlier outcomes of the previous attempt, by part
 */
export async function addParts(
  items: readonly PartItem[],
  earlier: ReadonlyMap<number, PartOutcome>,
  ports: AddPartsPorts,
): Promise<ReadonlyMap<number, PartOutcome>> {
  const outcomes = new Map<number, PartOutcome>([...earlier].filter(([, { kind }]) => kind === 'added'));
  for (const item of items) {
    // The cart could not reveal which of the two arrived.
    const isBlocked = [...outcomes.values()].some((one) => one.kind === 'unclear' && one.item.sku === item.sku);
    const before = earlier.get(item.part);
    if (isBlocked) outcomes.set(item.part, before?.kind === 'unclear' ? before : { kind: 'rejected', error: undefined });
    if (isBlocked) continue;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, see above
    outcomes.set(item.part, await addPart(item, earlier.get(item.part), ports));
  }
  return outcomes;
}

async function addPart(item: PartItem, earlier: PartOutcome | undefined, ports: AddPartsPorts): Promise<PartOutcome> {
  if (earlier?.kind === 'unclear') {
    const settled = await resolveUnclear(earlier, ports);
    if (settled) return settled;
  }
  let before: number;
  try {
    before = await ports.getUnits(item.sku);
  } catch (error) {
    return { kind: 'rejected', error };
  }
  try {
    await ports.add(item);
    return { kind: 'added' };
  } catch (error) {
    if (!ports.hasNoResponse(error)) return { kind: 'rejected', error };
    const unclear = { kind: 'unclear', item, before } as const;
    return (await resolveUnclear(unclear, ports)) ?? { kind: 'rejected', error };
  }
}

/** Looks an item up in the cart: added, still unclear, or undefined if it did not arrive. */
async function resolveUnclear(
  unclear: Extract<PartOutcome, { kind: 'unclear' }>,
  { getUnits }: AddPartsPorts,
): Promise<PartOutcome | undefined> {
  const { item, before } = unclear;
  try {
    return (await getUnits(item.sku)) >= before + item.qty ? { kind: 'added' } : undefined;
  } catch {
    return unclear;
  }
}
