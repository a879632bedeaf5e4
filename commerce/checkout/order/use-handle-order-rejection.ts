import { useCallback } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import type { ErrorInfo, PaymentInstrument } from '#generated/openapi/shared.ts';
import type { ErrorCode } from '#generated/errors.ts';
import type { ToastQueue } from '#ui/toast/toast-queue.ts';
import { hasDeliveryChanged } from '../../cart/notices/flash-notices.ts';
import { useGetCart } from '../../cart/changes/get-cart.ts';
import { ServiceError } from '../../client/service-error.ts';
import { cartKey } from '../../query/cart-key.ts';
import { getErrorText, useCommerce } from '../../query/commerce-provider.tsx';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import { getOpenChanges } from '../delivery/open-changes.ts';
import { usePrepareOrder } from './prepare-order.ts';
import type { Step } from '../steps/steps.ts';
import type { RestTender } from '../tenders/tender.ts';
import type { Tenders } from '../tenders/tenders.ts';
import type { StoredRejection } from './use-stored-rejection.ts';

export interface RejectionContext extends Pick<StoredRejection, 'setRejection' | 'forget'> {
  readonly messages: CheckoutMessages;
  /** Text for a lost cart that was recreated. */
  readonly recovered: string;
  readonly toasts: ToastQueue;
  readonly cart: Cart;
  readonly tenders: Tenders<RestTender>;
  readonly onStep: (step: Step) => void;
  /** Called when the cart no longer exists; the text must be shown on another screen, because this one closes. */
  readonly onLost: (text: string) => void;
}

/** Code of a declined payment. Its own message also covers payments that could not be sent. */
const DECLINED = 'PAY400' satisfies ErrorCode;

/** Handles a rejected order: a notice on the step that can fix it, a refetch of the cart, or a persistent toast. */
export function useHandleOrderRejection(context: RejectionContext): (error: unknown) => void {
  const { messages, recovered, toasts, cart, tenders, onStep, onLost, setRejection, forget } = context;
  const { client, errorMessages } = useCommerce();
  const { refetch } = useGetCart();
  const { mutateAsync: prepare } = usePrepareOrder();

  const refetchCart = useCallback(async (): Promise<Cart | null | undefined> => {
    try {
      return await prepare({});
    } catch {
      return (await refetch()).data;
    }
  }, [prepare, refetch]);

  return useCallback(
    (error: unknown): void => {
      const returnToShippingIfChanged = async (errorId: string | undefined): Promise<void> => {
        const latest = await refetchCart();
        if (!latest) return;
        const changes = getOpenChanges(latest);
        // A notice above the shipping step reports the changes in more detail.
        if (changes.some(({ code }) => code === errorId)) forget();
        if (changes.length > 0 || hasDeliveryChanged(latest)) onStep('shipping');
      };
      const known = error instanceof ServiceError ? error : undefined;
      const placing = known?.placingReaction;
      const isLost = known?.requires('recreate-cart') === true;
      const isRecreated = isLost && (client.getQueryData<Cart | null>(cartKey)?.items.length ?? 0) > 0;
      const text = isRecreated ? recovered : getErrorText(error, errorMessages);
      if (isLost && !isRecreated) onLost(text);
      if (placing === undefined) {
        toasts.show({
          title: known !== undefined && known.errorId === undefined ? messages.noAnswer : text,
          kind: 'danger',
          persistent: true,
        });
        return;
      }
      const failed = findFailedPayment(known, cart) ?? findRemainderPayment(cart, tenders);
      const tender = failed && tenders[failed.payment_method_id];
      const ownText = known?.errorId === DECLINED ? tender?.getDeclined(messages) : undefined;
      setRejection({
        text: ownText ?? text,
        ...(known?.requires('other-payment') && failed ? { paymentId: failed.paymentInstrumentId } : {}),
      });
      if (placing === 'review') void returnToShippingIfChanged(known?.errorId);
      else onStep(placing);
    },
    [client, errorMessages, recovered, onLost, onStep, cart, tenders, refetchCart, setRejection, forget, toasts, messages],
  );
}

/** Finds the payment that the error names; the cart may have it under another id by now. */
function findFailedPayment(error: ServiceError | undefined, { payment_instruments: payments }: Cart): PaymentInstrument | undefined {
  const { paymentInstrumentId: id, paymentMethodId: method }: ErrorInfo = error?.additionalInfo ?? {};
  return payments.find((one) => one.paymentInstrumentId === id) ?? payments.find((one) => one.payment_method_id === method);
}

/** The payment of an error without a payment id: the one for the remainder, else the first. */
function findRemainderPayment({ payment_instruments: payments }: Cart, tenders: Tenders<RestTender>): PaymentInstrument | undefined {
  return payments.find(({ payment_method_id: id }) => tenders[id] !== undefined) ?? payments[0];
}
