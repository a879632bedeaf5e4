import type { FlashDetail, FlashMessage } from '#generated/openapi/cart.ts';
import type { Sellable } from '../catalog/read-sellable.ts';
import type { CartLine } from '../database/documents/cart-document.ts';

export interface Review {
  /** Whether stock is looked at. */
  readonly stock: boolean;
  /** Whether what cannot be bought is taken out, and what is short lessened. */
  readonly patch: boolean;
}

export interface ReviewedLines {
  readonly lines: readonly CartLine[];
  readonly flash: readonly FlashMessage[];
  /** Whether the lines are to be stored. */
  readonly changed: boolean;
}

type Told = 'PriceChanged' | 'PartialInventoryMissing' | 'ItemNotAvailable';
const codes = { PartialInventoryMissing: 'INV409', ItemNotAvailable: 'ORD430', FullInventoryMissing: 'INV406' } as const;

function judge(
  line: CartLine,
  sellable: Sellable | undefined,
  { stock }: Review,
): { readonly told: Told; readonly missing: number } | null {
  if (!sellable || sellable.unitMinor === null) return { told: 'ItemNotAvailable', missing: line.qty };
  if (stock && sellable.stock < line.qty) {
    const missing = line.qty - sellable.stock;
    return { told: sellable.stock === 0 ? 'ItemNotAvailable' : 'PartialInventoryMissing', missing };
  }
  return null;
}

/** Compares a cart's rows with what can be bought now: what has to be told, and the rows as they are told. Pure. */
export function reviewLines(lines: readonly CartLine[], sellables: ReadonlyMap<string, Sellable>, review: Review): ReviewedLines {
  const told = new Map<Told, FlashDetail[]>();
  const tell = (kind: Told, detail: FlashDetail): void => void told.set(kind, [...(told.get(kind) ?? []), detail]);
  const kept: CartLine[] = [];
  let changed = false;
  for (const line of lines) {
    const sellable = sellables.get(line.sku);
    const about = { sku: line.sku, productId: line.description.productId, itemId: line.id };
    const fault = judge(line, sellable, review);
    if (fault && (review.patch || review.stock)) tell(fault.told, { ...about, missingQty: fault.missing });
    if (fault && review.patch) changed = true;
    if (fault?.told === 'ItemNotAvailable' && review.patch) continue;
    const qty = fault && review.patch ? line.qty - fault.missing : line.qty;
    const shownMinor = sellable?.unitMinor ?? line.shownMinor;
    if (shownMinor !== line.shownMinor) {
      changed = true;
      tell('PriceChanged', about);
    }
    kept.push({ ...line, qty, shownMinor });
  }
  const allGone = lines.length > 0 && told.get('ItemNotAvailable')?.length === lines.length;
  const flash = [...told].map(([kind, details]): FlashMessage => {
    const type = kind === 'ItemNotAvailable' && allGone ? 'FullInventoryMissing' : kind;
    return { type, ...(type !== 'PriceChanged' && { code: codes[type] }), details };
  });
  return { lines: kept, flash, changed };
}
