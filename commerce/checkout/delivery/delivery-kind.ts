import type { ComponentType } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { ConfirmationMessages } from '#generated/messages/confirmation/messages.ts';
import type { Cart, ShipmentMethods, ShippingMethodChoice } from '#generated/openapi/cart.ts';
import type { Shipment, ShippingMethodCode } from '#generated/openapi/shared.ts';
import type { AddressCountry } from '../address/address-lines.ts';
import type { OrderMessages } from '../order/order-messages.ts';
import type { ReviewEntry } from '../order/review-list.tsx';
import type { DeliveryFormProps } from './delivery-form.ts';

/** Data for the texts about a shipment of a cart or order. */
export interface DeliveryFacts<Messages = OrderMessages> {
  /** The cart or order. */
  readonly source: Pick<Cart, 'shippingAddress' | 'contact' | 'email'>;
  readonly shipment: Pick<Shipment, 'shippingId' | 'storeInfo' | 'collectionPoint' | 'contact' | 'readyBy'>;
  readonly messages: Messages;
  readonly countries: readonly AddressCountry[];
  /** BCP 47, e.g. "en-US". */
  readonly languageTag: string;
}

/**
 * Definition of a delivery kind, as order screens use it. The checkout's rules and forms are separate so that these screens do not load
 * them.
 */
export interface DeliveryKindDefinition {
  /** Methods of its shipments. */
  readonly codes: readonly ShippingMethodCode[];
  /** Id of its shipment before a method is set. */
  readonly shippingId: string;
  /** True if it goes to the shopper's shipping address. */
  readonly goesToAddress: boolean;
  /** True if it shares the other kind's destination, so that the checkout does not ask for one. */
  readonly isServedBy: (other: DeliveryKindDefinition) => boolean;
  readonly getTitle: (messages: OrderMessages) => string;
  /** Destination and collector of an order's shipment. */
  readonly getDestinations: (facts: DeliveryFacts) => readonly ReviewEntry[];
  /** Sentences about the next steps of an order's shipment. */
  readonly getNextSteps: (shipment: Shipment, facts: DeliveryFacts<ConfirmationMessages>) => readonly string[];
}

/** Delivery kind with its rules and form in the checkout. */
export interface CheckoutDeliveryKind extends DeliveryKindDefinition {
  /** True if the payment needs a billing address. */
  readonly needsBillingAddress: boolean;
  /** True if the shipment is complete for an order. */
  readonly isReady: (cart: Cart, shipment: ShipmentMethods) => boolean;
  /** True if the tax depends on data that the cart does not have yet. */
  readonly isTaxOpen: (cart: Cart, shipment: ShipmentMethods) => boolean;
  /** Name of the shipping step if all shipments are of this kind. */
  readonly getStepName: (messages: CheckoutMessages) => string;
  /** Form for the destination. Stays mounted while it is closed, so that input is not lost. */
  readonly Form: ComponentType<DeliveryFormProps>;
  /** Recipients that the collapsed step shows; empty until they are known. */
  readonly getRecipients: (facts: DeliveryFacts<CheckoutMessages>) => readonly ReviewEntry[];
  /** Label of the button that moves another kind's shipment here; absent if that is not possible. */
  readonly getMoveLabel?: (messages: CheckoutMessages) => string;
  /** Chooses the place that a shipment moves to; absent if none is needed. */
  readonly PlaceChoice?: ComponentType<PlaceChoiceProps>;
}

/** A method with its store or collection point. */
export type Destination = Pick<ShippingMethodChoice, 'code' | 'storeId' | 'collectionPointId'>;

export interface PlaceChoiceProps {
  /** Initial place of the search: the shopper's postal code. */
  readonly near: string | undefined;
  /** Variant whose stock the results show; absent for several. */
  readonly sku: string | undefined;
  readonly countries: readonly AddressCountry[];
  readonly messages: CheckoutMessages;
  readonly languageTag: string;
  /** Rejects if the place cannot be chosen; the choice shows the error. */
  readonly onChoose: (destination: Destination) => Promise<unknown>;
  readonly onCancel: () => void;
}
