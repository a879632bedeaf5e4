import type { LineUnits, OrderItem } from '#generated/openapi/shared.ts';
import type { FieldDefinition, FormValues } from '../form-definition.ts';
import { itemName } from './order-items.ts';

interface UnitsOptions {
  readonly keep: string;
  readonly choice: (values: { readonly count: number }) => string;
  /** Units that can be chosen. */
  readonly most: (item: OrderItem) => number;
  /** Chosen at first. */
  readonly chosen?: readonly LineUnits[];
}

/** A choice of units of a row, with its picture. */
export function unitsField(item: OrderItem, { keep, choice, most, chosen = [] }: UnitsOptions): FieldDefinition {
  const count = most(item);
  const options = Array.from({ length: count + 1 }, (_, units) => ({
    value: String(units),
    label: units === 0 ? keep : choice({ count: units }),
  }));
  return {
    name: item.id,
    kind: 'select',
    label: itemName(item),
    picture: item.productImageURL,
    value: String(Math.min(count, chosen.find(({ itemId }) => itemId === item.id)?.qty ?? 0)),
    options,
  };
}

/** The units that a form chooses; values that no option has are none. */
export function chosenUnits(values: FormValues, items: readonly OrderItem[], most: (item: OrderItem) => number): readonly LineUnits[] {
  return items.flatMap((item) => units(item.id, values.text(item.id), most(item)));
}

const SEPARATOR = '.';

/** Units as an address has them, e.g. "item-1.2,item-4.1". */
export function writeUnits(chosen: readonly LineUnits[]): string {
  return chosen.map(({ itemId, qty }) => `${itemId}${SEPARATOR}${qty}`).join(',');
}

/** Units of an address that the order still has. */
export function readUnits(written: string | null, items: readonly OrderItem[], most: (item: OrderItem) => number): readonly LineUnits[] {
  const parts = (written ?? '').split(',').map((part) => part.split(SEPARATOR));
  return items.flatMap((item) => units(item.id, parts.find(([id]) => id === item.id)?.[1] ?? '', most(item)));
}

function units(itemId: string, text: string, most: number): readonly LineUnits[] {
  const qty = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return qty > 0 && qty <= most ? [{ itemId, qty }] : [];
}
