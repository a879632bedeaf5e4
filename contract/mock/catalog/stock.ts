/** Units below which a variant counts as nearly sold out. */
const LOW = 4;

export function getStockState(quantity: number): 'InStock' | 'LowStock' | 'OutOfStock' {
  if (quantity === 0) return 'OutOfStock';
  return quantity < LOW ? 'LowStock' : 'InStock';
}
