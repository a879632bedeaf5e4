import type { LineUnits, OrderItem } from '#generated/openapi/shared.ts';
import type { FieldDefinition, FormValues } from '../form-definition.ts';
import { getItemName } from './order-items.ts';

interface UnitsOptions {
  readonly noneLabel: string;
  readonly choice: (values: { readonly count: number }) => string;
  /** Number of units that can be chosen. */
  readonly max: (item: OrderItem) => number;
  /** Initially chosen units. */
  readonly chosen?: readonly LineUnits[];
}

/** A field to choose units of an item, with its picture. */
export function createUnitsField(item: OrderItem, { noneLabel, choice, max, chosen = [] }: UnitsOptions): FieldDefinition {
  const count = max(item);
  const options = Array.from({ length: count + 1 }, (_, units) => ({
    value: String(units),
    label: units === 0 ? noneLabel : choice({ count: units }),
  }));
  return {
    name: item.id,
    kind: 'select',
    label: getItemName(item),
    picture: item.productImageURL,
    value: String(Math.min(count, chosen.find(({ itemId }) => itemId === item.id)?.qty ?? 0)),
    options,
  };
}

/** The units chosen in a form; invalid values count as none. */
export function readChosenUnits(values: FormValues, items: readonly OrderItem[], max: (item: OrderItem) => number): readonly LineUnits[] {
  return items.flatMap((item) => parseItemUnits(item.id, values.text(item.id), max(item)));
}

const SEPARATOR = '.';

/** Formats units for the address, e.g. "item-1.2,item-4.1". */
export function formatUnits(chosen: readonly LineUnits[]): string {
  return chosen.map(({ itemId, qty }) => `${itemId}${SEPARATOR}${qty}`).join(',');
}

/** Parses units of the address and drops those that the order no longer has. */
export function parseUnits(written: string | null, items: readonly OrderItem[], max: (item: OrderItem) => number): readonly LineUnits[] {
  const parts = (written ?? '').split(',').map((part) => part.split(SEPARATOR));
  return items.flatMap((item) => parseItemUnits(item.id, parts.find(([id]) => id === item.id)?.[1] ?? '', max(item)));
}

function parseItemUnits(itemId: string, text: string, max: number): readonly LineUnits[] {
  const qty = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return qty > 0 && qty <= max ? [{ itemId, qty }] : [];
}
