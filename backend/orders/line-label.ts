import type { OrderLine } from '../database/documents/order-document.ts';

/** A line as mails name it, e.g. "2 × Ridgeline Shell (Spruce, M)". */
export function formatLineLabel({ item }: Pick<OrderLine, 'item'>, qty: number): string {
  const options = [item.color?.label, item.size?.label, item.fitType?.label].filter(Boolean).join(', ');
  return `${qty} × ${item.name}${options ? ` (${options})` : ''}`;
}
