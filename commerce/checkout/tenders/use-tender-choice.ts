import type { Cart, PaymentMethod } from '#generated/openapi/cart.ts';
import type { PaymentInstrument } from '#generated/openapi/shared.ts';
import { useKeptChoice } from '../address/use-kept-choice.ts';
import type { CheckoutTender } from './tender.ts';
import type { Tenders } from './tenders.ts';

export interface TenderOption {
  readonly id: string;
  readonly tender: CheckoutTender;
  /** The cart's payment by this tender. */
  readonly instrument: PaymentInstrument | undefined;
}

export interface TenderChoice {
  /** Those that are offered, and those that the cart is paid with already. */
  readonly options: readonly TenderOption[];
  /** Undefined where nothing has to be paid, and where there is no way to pay. */
  readonly chosen: TenderOption | undefined;
  readonly choose: (id: string) => void;
  readonly forget: () => void;
}

/** Which tender the billing step asks for: by default one that pays what remains, else the one that has paid. */
export function useTenderChoice(
  { id: cartId, totals, payment_instruments }: Pick<Cart, 'id' | 'totals' | 'payment_instruments'>,
  tenders: Tenders<CheckoutTender>,
  methods: readonly PaymentMethod[] | undefined,
): TenderChoice {
  const isPaid = totals.remainingToPay === 0;
  const all = Object.entries(tenders).map(([id, tender]): TenderOption => {
    const instrument = payment_instruments.find((one) => one.payment_method_id === id);
    return { id, tender, instrument };
  });
  const options =
    isPaid && payment_instruments.length === 0 ? [] : all.filter(({ tender, instrument }) => instrument ?? tender.isOffered(methods));
  const ids = options.map(({ id }) => id);
  const { chosen, choose, forget } = useKeptChoice(cartId, 'tender', ids);
  const isDefault = ({ instrument }: TenderOption): boolean => (instrument !== undefined) === isPaid;
  return { options, chosen: options.find(({ id }) => id === chosen) ?? options.find(isDefault) ?? options[0], choose, forget };
}
