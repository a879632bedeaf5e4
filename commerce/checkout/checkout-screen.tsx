import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { ToastQueue } from '#ui/toast/toast-queue.ts';
import type { TendersMessages } from '#generated/messages/tenders/messages.ts';
import type { ValidationMessages } from '#generated/messages/validation/messages.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import { getCartState } from '../cart/cart-state.ts';
import { useGetReviewedCart } from '../cart/changes/get-cart.ts';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import type { DeliveryMessages } from '#generated/messages/delivery/messages.ts';
import type { Formatters } from '../site/formatters.ts';
import { useCalls } from '../query/commerce-provider.tsx';
import { useTopNotice } from '../query/use-top-notice.ts';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
// First, so that the steps are adjacent in the bundle, which compresses 1 kB better.
import { useAddressDraft } from './address/use-address-draft.ts';
import { checkoutKinds, type CheckoutKinds } from './checkout-kinds.ts';
import { AccountLine } from './account-line.tsx';
import { BillingStep } from './steps/billing-step.tsx';
import { getInitialBillingValues, isBilledAsShipped, type CheckoutCustomer } from './checkout-customer.ts';
import { getDeliveriesWithForm, getDeliveries } from './delivery/deliveries-of.ts';
import { changesId, CheckoutNotices } from './checkout-notices.tsx';
import { getOpenChanges } from './delivery/open-changes.ts';
import { CheckoutRoot } from './checkout-screen.styles.ts';
import { OrderAside } from './order/order-aside.tsx';
import { loadSummaryStep } from './steps/load-summary-step.ts';
import { ShippingStep } from './steps/shipping-step.tsx';
import { StepSection } from './steps/step-section.tsx';
import { getFurthestStep, needsBillingAddress, getStep, steps, type Step } from './steps/steps.ts';
import type { PaymentTexts } from './tenders/tender.ts';
import { useStoredChoice } from './address/use-kept-choice.ts';
import { useStoredRejection } from './order/use-stored-rejection.ts';
import { useSavedAddresses } from './address/use-saved-addresses.ts';

/** Loaded once there is a payment. */
const BillingReview = lazy(async () => ({ default: (await import('./order/billing-review.tsx')).BillingReview }));
const SummaryStep = lazy(async () => ({ default: (await loadSummaryStep()).SummaryStep }));

/** Loaded on demand: few visits end here. */
const EmptyCart = lazy(async () => ({ default: (await import('../cart/empty-cart.tsx')).EmptyCart }));

export interface CheckoutScreenProps {
  readonly messages: CheckoutMessages;
  readonly cartMessages: CartMessages;
  readonly deliveryMessages: DeliveryMessages;
  readonly tendersMessages: TendersMessages;
  readonly validation: MessageData<ValidationMessages>;
  readonly formatters: Formatters;
  readonly toasts: ToastQueue;
  /** Selectable countries, the site's own first. */
  readonly countries: readonly Country[];
  /** The signed-in customer; undefined for a guest. */
  readonly customer?: CheckoutCustomer;
  /** A sign-in has merged items into the cart. */
  readonly isMerged?: boolean;
  /** Path of the screen without the locale. */
  readonly path?: string;
  /** Server time in milliseconds; by default the device's. */
  readonly now?: number;
  /** The step requested in the URL. */
  readonly requestedStep: string | null;
  readonly onStep: (step: Step) => void;
  /** Called when all shipments are saved. */
  readonly onShippingSaved?: (cart: Cart) => void;
  readonly onPlaced: (order: Order) => void;
  /** Defaults to all delivery kinds and tenders of the shop. */
  readonly kinds?: CheckoutKinds;
}

/** The checkout without the site frame: shipping, billing and review, each with its own URL. */
export function CheckoutScreen(props: CheckoutScreenProps): ReactElement | null {
  const { cartMessages, formatters, onPlaced } = props;
  const { data: cart } = useGetReviewedCart();
  const client = useQueryClient();
  useEffect(() => {
    const state = getCartState(client);
    const before = state.restoreRest;
    state.restoreRest = async (...parts) => (await import('./delivery/restore-destinations.ts')).restoreDestinations(...parts);
    return () => {
      state.restoreRest = before;
    };
  }, [client]);
  const [placed, setPlaced] = useState<Cart>();
  const [lost, setLost] = useState<string>();
  const shown = placed ?? cart;
  if (shown === undefined) return null;
  if (shown === null || shown.items.length === 0) {
    return (
      <>
        {lost === undefined ? null : <Notice kind="danger">{lost}</Notice>}
        <Suspense fallback={null}>
          <EmptyCart messages={cartMessages} formatters={formatters} suggestions={[]} />
        </Suspense>
      </>
    );
  }
  const finish = (order: Order): void => {
    // The cart has become an order; its last state stays visible until the confirmation has loaded.
    setPlaced(shown);
    onPlaced(order);
  };
  return <Steps {...props} cart={shown} onPlaced={finish} onLost={setLost} />;
}

interface StepsProps extends CheckoutScreenProps {
  readonly cart: Cart;
  readonly onLost: (text: string) => void;
}

function Steps(props: StepsProps): ReactElement {
  const {
    cart,
    messages,
    cartMessages,
    deliveryMessages,
    tendersMessages,
    validation,
    formatters,
    toasts,
    countries,
    customer,
    isMerged,
    requestedStep,
    onStep,
    onPlaced,
    onLost,
  } = props;
  const { kinds = checkoutKinds, path = '/checkout', now, onShippingSaved } = props;
  const { deliveryKinds } = kinds;
  const storedRejection = useStoredRejection(cart);
  const { rejection, forget } = storedRejection;
  const rules = { kinds: deliveryKinds, rejectedId: rejection?.paymentId };
  // A step that is not in the URL stays open while its responses arrive.
  const [first] = useState(() => getStep(null, cart, rules));
  const step = getStep(requestedStep ?? first, cart, rules);
  const furthest = getFurthestStep(cart, rules);
  const forms = { cartId: cart.id, messages: validation, languageTag: formatters.languageTag };
  const bill = getInitialBillingValues(cart, countries, customer);
  const billed = useSavedAddresses({ customer, purpose: 'B', countries, initial: bill });
  const billing = useAddressDraft({
    ...forms,
    purpose: 'billing',
    initial: bill,
    countries,
    onChange: billed?.updateSelection,
  });
  const billTo = useStoredChoice(cart.id, 'bill', ['same', 'other']);
  const deliveries = getDeliveries(cart.shippingMethods, deliveryKinds);
  const hasAddress = deliveries.some(({ kind }) => kind.goesToAddress);
  const isSame = hasAddress && (billTo.chosen ? billTo.chosen === 'same' : isBilledAsShipped(cart, countries, customer));
  const hasChanges = getOpenChanges(cart).length > 0;
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    document.getElementById(hasChanges ? changesId : `step-${step}`)?.focus();
  }, [step, hasChanges]);
  const calls = useCalls();
  const isPaying = step !== 'shipping';
  useEffect(() => {
    if (isPaying) void import('./authentication/send-device-once.ts').then(({ sendDeviceOnce }) => sendDeviceOnce(calls, cart.id));
  }, [isPaying, calls, cart.id]);
  const notice = useTopNotice();
  const top = useRef<HTMLDivElement>(null);
  // A payment's error shows in its form instead.
  const orderNotice = rejection?.paymentId === undefined ? rejection?.text : undefined;
  useEffect(() => {
    // The clicked button is far below the notice, so the step gets the focus.
    if (orderNotice !== undefined) top.current?.scrollIntoView({ block: 'start' });
  }, [orderNotice]);
  const openNextStep = (next: Step) => (): void => {
    if (rejection?.paymentId === undefined || next === 'summary') forget();
    onStep(next);
  };
  const texts = useMemo((): PaymentTexts => ({ messages: tendersMessages, formatters }), [tendersMessages, formatters]);
  const getStepPath = (one: Step): string => `${formatters.href(path)}?step=${one}`;
  const common = { cart, countries, messages };
  const errors = [notice, orderNotice].filter((text) => text !== undefined);
  const names: Readonly<Record<Step, string>> = {
    shipping: getShippingName(cart, deliveryKinds, messages),
    billing: messages.stepBilling,
    summary: messages.stepSummary,
  };
  // The same element in both states: it stays mounted while the step is closed.
  const shipping = (
    <ShippingStep
      {...common}
      kinds={deliveryKinds}
      deliveries={deliveries}
      formatters={formatters}
      forms={forms}
      customer={customer}
      isOpen={step === 'shipping'}
      useAsBilling={isSame}
      onDone={(saved) => {
        onShippingSaved?.(saved);
        openNextStep('billing')();
      }}
    />
  );
  const bodies: Readonly<Record<Step, ReactNode>> = {
    shipping,
    billing: (
      <BillingStep
        {...common}
        kinds={kinds}
        texts={texts}
        customer={customer}
        path={getStepPath('billing')}
        draft={billing}
        savedAddresses={billed}
        hasShippingAddress={hasAddress}
        isSame={isSame}
        onSame={(same) => billTo.choose(same ? 'same' : 'other')}
        onSent={billTo.forget}
        rejection={rejection}
        onDone={openNextStep('summary')}
      />
    ),
    summary: (
      <Suspense fallback={null}>
        <SummaryStep
          {...common}
          kinds={kinds}
          texts={texts}
          formatters={formatters}
          cartMessages={cartMessages}
          onPlaced={onPlaced}
          toasts={toasts}
          storedRejection={storedRejection}
          onStep={onStep}
          onLost={onLost}
        />
      </Suspense>
    ),
  };
  const reviews: Readonly<Record<Step, ReactNode>> = {
    shipping,
    billing: (
      <Suspense fallback={null}>
        <BillingReview {...common} valueTenders={kinds.valueTenders} hasBill={needsBillingAddress(cart, deliveryKinds)} texts={texts} />
      </Suspense>
    ),
    summary: null,
  };
  return (
    <CheckoutRoot>
      <header>
        <Heading level={1} look="h2">
          {messages.title}
        </Heading>
        <AccountLine customer={customer} path={getStepPath(step)} messages={messages} formatters={formatters} />
      </header>
      <div data-part="steps" ref={top}>
        <CheckoutNotices
          cart={cart}
          messages={messages}
          cartMessages={cartMessages}
          deliveryMessages={deliveryMessages}
          formatters={formatters}
          isMerged={isMerged ?? false}
          now={now}
          errors={errors}
          onSettled={() => document.getElementById('step-shipping')?.focus()}
        />
        {steps.map((one, index) => (
          <StepSection
            key={one}
            step={one}
            name={names[one]}
            index={index}
            current={step}
            furthest={furthest}
            messages={messages}
            path={formatters.href(path)}
          >
            {one === step ? bodies[one] : index < steps.indexOf(furthest) ? reviews[one] : null}
          </StepSection>
        ))}
      </div>
      <OrderAside
        cart={cart}
        kinds={deliveryKinds}
        messages={messages}
        cartMessages={cartMessages}
        formatters={formatters}
        withoutLines={step === 'summary'}
      />
    </CheckoutRoot>
  );
}

/** Name of the only delivery kind, or a generic name. */
function getShippingName({ shippingMethods }: Cart, kinds: CheckoutKinds['deliveryKinds'], messages: CheckoutMessages): string {
  const [first, ...others] = getDeliveriesWithForm(shippingMethods, kinds);
  return first && others.length === 0 ? first.kind.getStepName(messages) : messages.stepShipping;
}
