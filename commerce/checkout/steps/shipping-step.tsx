import { Fragment, lazy, Suspense, useCallback, useRef, useState, type FormEvent, type ReactElement } from 'react';
import type { Cart, ShipmentMethods } from '#generated/openapi/cart.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { getDeliveriesWithForm, type Delivery } from '../delivery/deliveries-of.ts';
import { getDeliveryEntries } from '../delivery/delivery-entries.ts';
import type { DeliveryFormProps, DeliveryFormState } from '../delivery/delivery-form.ts';
import { ShipmentSection } from '../delivery/shipment-section.tsx';
import type { CheckoutDeliveryKind } from '../delivery/delivery-kind.ts';
import type { DeliveryKinds } from '../delivery/delivery-kinds.ts';
import { getOpenChanges } from '../delivery/open-changes.ts';
import { getShipmentItems } from '../delivery/items-of.ts';
import { getPossibleMoves } from '../delivery/moves/possible-moves.ts';
import { ReviewList } from '../order/review-list.tsx';
import { StepButton } from './step-button.tsx';
import { StepForm } from './step-form.styles.ts';
import { useHaveShipmentsMoved } from './use-moved-shipments.ts';
import { useStepForm } from './use-step-form.ts';

/** Loaded on demand: most carts have one shipment, and many cannot move it. */
const ShipmentReview = lazy(async () => ({ default: (await import('../delivery/shipment-review.tsx')).ShipmentReview }));
const ShipmentMoves = lazy(async () => ({ default: (await import('../delivery/moves/shipment-moves.tsx')).ShipmentMoves }));

interface Props extends Omit<DeliveryFormProps, 'shipment' | 'hasEmail' | 'onState' | 'onContinue'> {
  readonly kinds: DeliveryKinds<CheckoutDeliveryKind>;
  readonly deliveries: readonly Delivery<CheckoutDeliveryKind, ShipmentMethods>[];
  readonly onDone: (cart: Cart) => void;
}

/** A section per shipment in one form; a summary while the step is closed. */
export function ShippingStep({ kinds, deliveries, onDone, ...props }: Props): ReactElement {
  const { cart, messages, isOpen } = props;
  const withForm = getDeliveriesWithForm(cart.shippingMethods, kinds);
  const { busy, notice, notify, run } = useStepForm(messages);
  const states = useRef(new Map<string, DeliveryFormState>());
  const [shown, setShown] = useState(0);
  const onState = useCallback((shippingId: string, state: DeliveryFormState | undefined) => {
    if (state) states.current.set(shippingId, state);
    else states.current.delete(shippingId);
    setShown(states.current.size);
  }, []);

  const isOnly = deliveries.length === 1;
  const ids = deliveries.map(({ shipment }) => shipment.shippingId).join(' ');
  const isMoved = useHaveShipmentsMoved(ids, isOpen);
  const titles = deliveries.map(({ kind }) => kind.getTitle(messages)).join(', ');

  const save = async (): Promise<void> => {
    if (getOpenChanges(cart).length > 0) return notify(messages.settleChanges);
    const forms = withForm.flatMap(({ shipment }) => states.current.get(shipment.shippingId) ?? []);
    const valid = await Promise.all(forms.map((form) => form.validate()));
    const firstInvalid = forms[valid.indexOf(false)];
    if (firstInvalid) return firstInvalid.focusErrors();
    let latest = cart;
    for (const form of forms) {
      // oxlint-disable-next-line no-await-in-loop -- each change is based on the cart that the previous one returned
      const changed = await form.save();
      if (changed === undefined) return;
      latest = changed;
    }
    onDone(latest);
  };
  const submit = (event?: FormEvent): void => {
    event?.preventDefault();
    void run(save);
  };
  if (deliveries.length === 0) return <Notice kind="warning">{messages.noShippingMethods}</Notice>;
  return (
    <>
      <VisuallyHidden as="div" role="status">
        {isMoved ? messages.deliveryMoved({ deliveries: titles }) : null}
      </VisuallyHidden>
      <StepForm noValidate hidden={!isOpen} onSubmit={submit} aria-busy={busy || undefined}>
        {isOpen && notice ? <Notice kind="danger">{notice}</Notice> : null}
        {deliveries.map((delivery) => {
          const { kind, shipment } = delivery;
          const index = withForm.findIndex((one) => one.shipment === shipment);
          const canMove = isOpen && getPossibleMoves(delivery, getShipmentItems(cart, shipment), kinds).length > 0;
          // The elements around the fields must not load lazily: React would replace the fields and lose their input.
          const form = (
            <>
              {index < 0 ? null : <kind.Form {...props} shipment={shipment} hasEmail={index > 0} onState={onState} onContinue={submit} />}
              {canMove ? (
                <Suspense fallback={null}>
                  <ShipmentMoves {...props} kinds={kinds} delivery={delivery} />
                </Suspense>
              ) : null}
            </>
          );
          return isOnly ? (
            <Fragment key={shipment.shippingId}>{form}</Fragment>
          ) : (
            <ShipmentSection key={shipment.shippingId} {...props} delivery={delivery} hasForm={index >= 0}>
              {form}
            </ShipmentSection>
          );
        })}
        {isOpen ? (
          <div data-part="next">
            <StepButton busy={busy} waits={shown < withForm.length}>
              {busy ? messages.saving : messages.continueToBilling}
            </StepButton>
          </div>
        ) : null}
      </StepForm>
      {isOpen
        ? null
        : deliveries.map((delivery) => (
            <Suspense key={delivery.shipment.shippingId} fallback={null}>
              {isOnly ? (
                <ReviewList entries={getDeliveryEntries(delivery, { source: cart, ...props })} />
              ) : (
                <ShipmentReview {...props} delivery={delivery} />
              )}
            </Suspense>
          ))}
    </>
  );
}
