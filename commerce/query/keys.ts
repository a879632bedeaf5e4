/** Names of cached answers. One client serves one site and language, so neither is part of a name. */
export const keys = {
  cart: ['cart'],
  catalog: (input?: unknown) => keyOf('catalog', input),
  search: (input?: unknown) => keyOf('search', input),
  product: (input?: unknown) => keyOf('product', input),
  inventory: (input?: unknown) => keyOf('inventory', input),
  availability: (input?: unknown) => keyOf('availability', input),
  shippingMethods: (input?: unknown) => keyOf('shippingMethods', input),
  paymentMethods: (input?: unknown) => keyOf('paymentMethods', input),
  paymentSession: (input?: unknown) => keyOf('paymentSession', input),
  order: (input?: unknown) => keyOf('order', input),
  countries: ['countries'],
} as const;

export type Key = readonly unknown[];

/** Without an input, the name that all answers of the kind begin with. */
function keyOf(kind: string, input: unknown): Key {
  return input === undefined ? [kind] : [kind, input];
}
