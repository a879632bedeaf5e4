import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useCommerce } from '../../query/commerce-provider.tsx';
import { changeCart, type CartChange, type CartEnvironment } from './change-cart.ts';
import { pageEffects } from './page-effects.ts';

/** A cart change as a mutation; `data` is the resulting cart. */
export function useCartChange<Input>(change: CartChange<Input>) {
  const environment = useCartEnvironment();
  return useMutation({ mutationFn: (input: Input) => changeCart(environment, change, input) });
}

/** The environment of cart changes on the current page. */
export function useCartEnvironment(): CartEnvironment {
  const client = useQueryClient();
  const { cartCalls, setRecovery, reportFailure, notifyRecreated, notifyChanged } = useCommerce();
  const environment = useMemo<CartEnvironment>(
    () => ({ client, calls: cartCalls, reportFailure, notifyRecreated, notifyChanged, ...pageEffects }),
    [client, cartCalls, reportFailure, notifyRecreated, notifyChanged],
  );
  useEffect(() => {
    // Loaded on demand, because it is rarely needed.
    setRecovery(async (failed) => (await import('./recover-call.ts')).recoverCall(environment, failed));
  }, [setRecovery, environment]);
  return environment;
}
