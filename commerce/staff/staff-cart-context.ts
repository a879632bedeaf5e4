import { createContext, use, type ReactNode } from 'react';
import type { Cart, CartItem } from '#generated/openapi/cart.ts';

/** The actions of an employee in a cart. Shoppers' pages have none, and load nothing of it. */
export interface StaffCart {
  readonly ofRow: (item: CartItem) => ReactNode;
  readonly ofOrder: (cart: Cart) => ReactNode;
}

export const StaffCartContext = createContext<StaffCart | undefined>(undefined);

/** Price adjustment of a row; nothing for shoppers. */
export function StaffRow({ item }: { readonly item: CartItem }): ReactNode {
  return use(StaffCartContext)?.ofRow(item);
}

/** Price adjustment of the order; nothing for shoppers. */
export function StaffOrder({ cart }: { readonly cart: Cart }): ReactNode {
  return use(StaffCartContext)?.ofOrder(cart);
}
