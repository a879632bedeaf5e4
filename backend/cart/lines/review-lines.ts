import type { FlashDetail, FlashMessage } from '#generated/openapi/shared.ts';
import type { Sellable, Sellables } from '../../catalog/sellable.ts';
import type { CartLine, LeftOutUnits } from '../../database/documents/cart-document.ts';
import { getUnitPrice } from './gift-card-line.ts';
import type { LineStock, StockOf } from '../delivery/stock-of-lines.ts';

export interface Review {
  /** True to check the stock. */
  readonly stock: boolean;
  /** True to remove rows that cannot be bought and to reduce those short of stock. */
  readonly patch: boolean;
}

export interface ReviewedLines {
  readonly lines: readonly CartLine[];
  readonly flash: readonly FlashMessage[];
  /** Removed units. */
  readonly leftOut: readonly LeftOutUnits[];
  /** True if the lines must be stored. */
  readonly changed: boolean;
}

type NoticeType = 'PriceChanged' | 'PartialInventoryMissing' | 'ItemNotAvailable';
const codes = { PartialInventoryMissing: 'INV409', ItemNotAvailable: 'ORD430', FullInventoryMissing: 'INV406' } as const;

function createReviewer(
  line: CartLine,
  sellable: Sellable | undefined,
  units: number,
): { readonly type: NoticeType; readonly missing: number } | null {
  if (!sellable || getUnitPrice(line, sellable) === null) return { type: 'ItemNotAvailable', missing: line.qty };
  if (units >= line.qty) return null;
  return { type: units === 0 ? 'ItemNotAvailable' : 'PartialInventoryMissing', missing: line.qty - units };
}

/** Tracks the remaining units line by line, because several lines may share a location. */
function createStockCounter(stockOf: StockOf): (line: CartLine) => number {
  const left = new Map<string, number>();
  return (line) => {
    const { location, units }: LineStock = stockOf(line);
    const key = `${location} ${line.sku}`;
    const free = left.get(key) ?? units;
    left.set(key, Math.max(0, free - line.qty));
    return free;
  };
}

export interface ReviewedGoods {
  readonly sellables: Sellables;
  /** Required to check the stock. */
  readonly stockOf?: StockOf;
  /** Rows that cannot be delivered at all; treated as out of stock. */
  readonly undeliverable?: ReadonlySet<string>;
}

/** Compares the rows of a cart with current stock and prices. Returns the changes to report and the updated rows. Pure. */
export function reviewLines(
  lines: readonly CartLine[],
  { sellables, stockOf, undeliverable = new Set() }: ReviewedGoods,
  review: Review,
): ReviewedLines {
  const notices = new Map<NoticeType, FlashDetail[]>();
  const notify = (kind: NoticeType, detail: FlashDetail): void => void notices.set(kind, [...(notices.get(kind) ?? []), detail]);
  const reviewed: CartLine[] = [];
  const leftOut: LeftOutUnits[] = [];
  const unitsLeft = review.stock && stockOf ? createStockCounter(stockOf) : () => Infinity;
  let changed = false;
  for (const line of lines) {
    const sellable = sellables.get(line.sku);
    const about = { sku: line.sku, productId: line.description.productId, itemId: line.id };
    const fault = createReviewer(line, sellable, undeliverable.has(line.id) ? 0 : unitsLeft(line));
    if (fault && (review.patch || review.stock)) notify(fault.type, { ...about, missingQty: fault.missing });
    if (fault && review.patch) {
      changed = true;
      leftOut.push({ reason: 'stock', sku: line.sku, name: line.description.name, units: fault.missing });
    }
    if (fault?.type === 'ItemNotAvailable' && review.patch) continue;
    const qty = fault && review.patch ? line.qty - fault.missing : line.qty;
    const shownMinor = (sellable && getUnitPrice(line, sellable)) ?? line.shownMinor;
    if (shownMinor !== line.shownMinor) {
      changed = true;
      notify('PriceChanged', about);
    }
    reviewed.push({ ...line, qty, shownMinor });
  }
  const allGone = lines.length > 0 && notices.get('ItemNotAvailable')?.length === lines.length;
  const flash = [...notices].map(([kind, details]): FlashMessage => {
    const type = kind === 'ItemNotAvailable' && allGone ? 'FullInventoryMissing' : kind;
    return { type, ...(type !== 'PriceChanged' && { code: codes[type] }), details };
  });
  return { lines: reviewed, flash, leftOut, changed };
}
