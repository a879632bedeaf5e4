import type { Cart, PaymentMethod } from '#generated/openapi/cart.ts';
import type { PaymentInstrument } from '#generated/openapi/shared.ts';
import { useStoredChoice } from '../address/use-kept-choice.ts';
import { getRestAmount } from './rest-amount.ts';
import type { RestTender } from './tender.ts';
import type { Tenders } from './tenders.ts';

export interface TenderOption {
  readonly id: string;
  readonly tender: RestTender;
  /** The cart's payment with this tender. */
  readonly instrument: PaymentInstrument | undefined;
  /** Undefined while the methods load. */
  readonly method: PaymentMethod | undefined;
}

export interface TenderChoice {
  /** Offered tenders, and that of the cart's payment. */
  readonly options: readonly TenderOption[];
  /** Undefined if nothing remains to be paid or no tender is available. */
  readonly chosen: TenderOption | undefined;
  readonly choose: (id: string) => void;
  readonly forget: () => void;
}

/** An existing payment stays available: the service validates it again with the order. */
export const isAvailable = ({ instrument, method }: TenderOption): boolean => instrument !== undefined || method?.unavailable === undefined;

/** State of the choice of the tender for the remainder; initially that of the cart's payment, else the first available one. */
export function useTenderChoice(
  cart: Pick<Cart, 'id' | 'totals' | 'payment_instruments'>,
  tenders: Tenders<RestTender>,
  methods: readonly PaymentMethod[] | undefined,
): TenderChoice {
  const all = Object.entries(tenders).flatMap(([id, tender]): readonly TenderOption[] => {
    const instrument = cart.payment_instruments.find((one) => one.payment_method_id === id);
    const method = methods?.find((one) => one.id === id);
    const isListed = method !== undefined || (methods === undefined && tender.isExpected);
    return instrument || (isListed && !tender.isStartedOutside) ? [{ id, tender, instrument, method }] : [];
  });
  const options = getRestAmount(cart, tenders) === 0 ? [] : all;
  const possible = options.filter(isAvailable);
  const ids = possible.map(({ id }) => id);
  const { chosen, choose, forget } = useStoredChoice(cart.id, 'tender', ids);
  const byDefault = possible.find(({ instrument }) => instrument) ?? possible[0];
  return { options, chosen: possible.find(({ id }) => id === chosen) ?? byDefault, choose, forget };
}
