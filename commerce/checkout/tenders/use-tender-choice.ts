import type { Cart, PaymentMethod } from '#generated/openapi/cart.ts';
import type { PaymentInstrument, PaymentMethodId } from '#generated/openapi/shared.ts';
import { useKeptChoice } from '../address/use-kept-choice.ts';
import type { CheckoutTender } from './tender.ts';
import type { Tenders } from './tenders.ts';

export interface TenderOption {
  readonly id: PaymentMethodId;
  readonly tender: CheckoutTender;
  /** The cart's payment by this tender. */
  readonly instrument: PaymentInstrument | undefined;
  readonly isOffered: boolean;
}

export interface TenderChoice {
  /** Those that are offered, and those that the cart is paid with already. */
  readonly options: readonly TenderOption[];
  /** Undefined where nothing has to be paid, and where there is no way to pay. */
  readonly chosen: TenderOption | undefined;
  readonly choose: (id: PaymentMethodId) => void;
  readonly forget: () => void;
}

/** Which tender the billing step asks for: at first one that pays for what remains. */
export function useTenderChoice(
  cart: Pick<Cart, 'id' | 'totals' | 'payment_instruments'>,
  tenders: Tenders<CheckoutTender>,
  methods: readonly PaymentMethod[] | undefined,
): TenderChoice {
  const options = Object.entries(tenders).flatMap(([name, tender]): TenderOption[] => {
    const id = name as PaymentMethodId;
    const instrument = cart.payment_instruments.find(({ payment_method_id }) => payment_method_id === id);
    const isOffered = tender.isOffered(methods);
    return isOffered || instrument ? [{ id, tender, instrument, isOffered }] : [];
  });
  const ids = options.map(({ id }) => id);
  const { chosen, choose, forget } = useKeptChoice(cart.id, 'tender', ids);
  const isPaid = cart.totals.remainingToPay === 0;
  const isFirst = ({ instrument }: TenderOption): boolean => (instrument !== undefined) === isPaid;
  const first = options.find(isFirst) ?? options[0];
  const isFree = isPaid && cart.payment_instruments.length === 0;
  return { options, chosen: isFree ? undefined : (options.find(({ id }) => id === chosen) ?? first), choose, forget };
}
