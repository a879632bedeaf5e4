import { useCallback } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import type { PaymentInstrument } from '#generated/openapi/shared.ts';
import type { ErrorCode } from '#generated/errors.ts';
import type { ToastQueue } from '#ui/toast/toast-queue.ts';
import { hasDeliveryChanged } from '../../cart/notices/flash-notices.ts';
import { useGetCart } from '../../cart/changes/get-cart.ts';
import { ServiceError } from '../../client/service-error.ts';
import { errorText, useCommerce } from '../../query/commerce-provider.tsx';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import { openChangesOf } from '../delivery/open-changes.ts';
import { usePrepareOrder } from './prepare-order.ts';
import type { Step } from '../steps/steps.ts';
import type { CheckoutTender } from '../tenders/tender.ts';
import type { Tenders } from '../tenders/tenders.ts';
import { useKeptRefusal } from './use-kept-refusal.ts';

interface Surroundings {
  readonly messages: CheckoutMessages;
  readonly toasts: ToastQueue;
  readonly cart: Cart;
  readonly tenders: Tenders<CheckoutTender>;
  readonly onStep: (step: Step) => void;
  /** The cart is not there any more, and with it goes this screen: the text has to be shown elsewhere. */
  readonly onLost: (text: string) => void;
}

/** The code of a declined payment. Its own message also covers payments that could not be sent. */
const DECLINED = 'PAY400' satisfies ErrorCode;

/** Reactions to a rejected order: a notice on the step that can fix it, a reload of the cart, or a toast that stays. */
export function useOrderRefusal({ messages, toasts, cart, tenders, onStep, onLost }: Surroundings) {
  const { errorMessages } = useCommerce();
  const { refetch } = useGetCart();
  const { mutateAsync: prepare } = usePrepareOrder();
  const { refusal, refuse: setRefusal, forget } = useKeptRefusal(cart.id);
  const payment = partnerPaymentOf(cart, tenders);
  const paymentId = payment?.paymentInstrumentId;
  const declined = payment && tenders[payment.payment_method_id]?.getDeclined(messages);

  const readAnew = useCallback(async (): Promise<Cart | null | undefined> => {
    try {
      return await prepare({});
    } catch {
      return (await refetch()).data;
    }
  }, [prepare, refetch]);

  const refuse = useCallback(
    (error: unknown): void => {
      const goBackIfChanged = async (errorId: string | undefined): Promise<void> => {
        const latest = await readAnew();
        if (!latest) return;
        const changes = openChangesOf(latest);
        // The changes themselves are reported above the shipping step, in more words.
        if (changes.some(({ code }) => code === errorId)) forget();
        if (changes.length > 0 || hasDeliveryChanged(latest)) onStep('shipping');
      };
      const text = errorText(error, errorMessages);
      const known = error instanceof ServiceError ? error : undefined;
      const placing = known?.placing;
      if (known?.asksFor('recreate-cart')) onLost(text);
      if (placing === undefined) {
        toasts.show({
          title: known !== undefined && known.errorId === undefined ? messages.noAnswer : text,
          kind: 'danger',
          persistent: true,
        });
        if (known?.asksFor('reset-customer')) void refetch();
        return;
      }
      const ownText = known?.errorId === DECLINED ? declined : undefined;
      setRefusal({ text: ownText ?? text, ...(known?.asksFor('other-payment') && paymentId ? { paymentId } : {}) });
      if (placing === 'review') void goBackIfChanged(known?.errorId);
      else onStep(placing);
    },
    [errorMessages, onLost, onStep, paymentId, declined, readAnew, refetch, setRefusal, forget, toasts, messages],
  );
  // A new payment removes the notice about the rejected one.
  const isOver = refusal?.paymentId !== undefined && refusal.paymentId !== paymentId;
  const current = isOver ? undefined : refusal;
  return { refuse, refusal: current, forget };
}

/** The payment that an error of the payment partner is about: the one that pays the rest, else the first. */
function partnerPaymentOf({ payment_instruments: payments }: Cart, tenders: Tenders): PaymentInstrument | undefined {
  return payments.find(({ payment_method_id: id }) => tenders[id]?.covers === 'rest') ?? payments[0];
}
