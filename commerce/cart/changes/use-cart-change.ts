import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCommerce } from '../../query/commerce-provider.tsx';
import { changeCart, type CartChange, type CartEnvironment } from './change-cart.ts';
import { pageEffects } from './page-effects.ts';

/** A change of the cart as a mutation; `data` is the cart that it left. */
export function useCartChange<Input>(change: CartChange<Input>) {
  const environment = useCartEnvironment();
  return useMutation({ mutationFn: (input: Input) => changeCart(environment, change, input) });
}

/** The page that a cart's calls act on. */
export function useCartEnvironment(): CartEnvironment {
  const client = useQueryClient();
  const { calls, fail, recreated, changed } = useCommerce();
  return useMemo(() => ({ client, calls, fail, recreated, changed, ...pageEffects }), [client, calls, fail, recreated, changed]);
}
