import { createContext, use, type ReactNode } from 'react';
import type { Cart, CartItem } from '#generated/openapi/cart.ts';

/** An employee's actions in a cart. Shoppers' pages do not load their code. */
export interface StaffCart {
  readonly ofRow: (item: CartItem) => ReactNode;
  readonly ofOrder: (cart: Cart) => ReactNode;
}

export const StaffCartContext = createContext<StaffCart | undefined>(undefined);

/** Price adjustment of a line; renders nothing for shoppers. */
export function StaffRow({ item }: { readonly item: CartItem }): ReactNode {
  return use(StaffCartContext)?.ofRow(item);
}

/** Price adjustment of the order; renders nothing for shoppers. */
export function StaffOrder({ cart }: { readonly cart: Cart }): ReactNode {
  return use(StaffCartContext)?.ofOrder(cart);
}
