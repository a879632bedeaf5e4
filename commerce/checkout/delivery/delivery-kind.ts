import type { ComponentType } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { ConfirmationMessages } from '#generated/messages/confirmation/messages.ts';
import type { Cart, ShipmentMethods, ShippingMethodChoice } from '#generated/openapi/cart.ts';
import type { Shipment, ShippingMethodCode } from '#generated/openapi/shared.ts';
import type { AddressCountry } from '../address/address-lines.ts';
import type { OrderMessages } from '../order/order-messages.ts';
import type { ReviewEntry } from '../order/review-list.tsx';
import type { DeliveryFormProps } from './delivery-form.ts';

/** Facts for the texts about a shipment of a cart or an order. */
export interface DeliveryFacts<Messages = OrderMessages> {
  /** The cart or the order. */
  readonly source: Pick<Cart, 'shippingAddress' | 'contact' | 'email'>;
  readonly shipment: Pick<Shipment, 'shippingId' | 'storeInfo' | 'collectionPoint' | 'contact' | 'readyBy'>;
  readonly messages: Messages;
  readonly countries: readonly AddressCountry[];
  /** BCP 47, e.g. "en-US". */
  readonly languageTag: string;
}

/** The part of a delivery kind that an order's page uses. The checkout's rules and forms are separate because that page does not load them. */
export interface DeliveryKindDefinition {
  /** The methods of its shipments. */
  readonly codes: readonly ShippingMethodCode[];
  /** Id of its shipment while that has no method. */
  readonly shippingId: string;
  /** True if it goes to the shopper's shipping address. */
  readonly goesToAddress: boolean;
  /** True if the destination of the other kind is its own, too. The checkout then does not ask for another. */
  readonly isServedBy: (other: DeliveryKindDefinition) => boolean;
  readonly getTitle: (messages: OrderMessages) => string;
  /** The destination of an order's shipment, and who collects it. */
  readonly getDestinations: (facts: DeliveryFacts) => readonly ReviewEntry[];
  /** Sentences about the next steps of an order's shipment. */
  readonly getNextSteps: (shipment: Shipment, facts: DeliveryFacts<ConfirmationMessages>) => readonly string[];
}

/** The checkout's part of a delivery kind: its rules and its part of the shipping step. */
export interface CheckoutDeliveryKind extends DeliveryKindDefinition {
  /** True if the bill needs an address. */
  readonly needsBillingAddress: boolean;
  /** True once the shipment has everything that an order needs. */
  readonly isReady: (cart: Cart, shipment: ShipmentMethods) => boolean;
  /** True while the tax depends on data that the cart does not have yet. */
  readonly isTaxOpen: (cart: Cart, shipment: ShipmentMethods) => boolean;
  /** Name of the shipping step if all shipments of the cart are of this kind. */
  readonly getStepName: (messages: CheckoutMessages) => string;
  /** Asks for the destination and saves it. Stays mounted while it is closed, so that nothing typed is lost. */
  readonly Form: ComponentType<DeliveryFormProps>;
  /** The recipients that the closed step shows; none before they are known. */
  readonly getRecipients: (facts: DeliveryFacts<CheckoutMessages>) => readonly ReviewEntry[];
  /** Label of the button that moves a shipment of another kind here; absent for a kind that nothing moves to. */
  readonly getMoveLabel?: (messages: CheckoutMessages) => string;
  /** Chooses the place that a shipment moves to; absent for a kind that needs none. */
  readonly PlaceChoice?: ComponentType<PlaceChoiceProps>;
}

/** A method, and its store or collection point. */
export type Destination = Pick<ShippingMethodChoice, 'code' | 'storeId' | 'collectionPointId'>;

export interface PlaceChoiceProps {
  /** Initial place of the search: the shopper's postal code. */
  readonly near: string | undefined;
  /** The variant whose stock the results show; absent for several. */
  readonly sku: string | undefined;
  readonly countries: readonly AddressCountry[];
  readonly messages: CheckoutMessages;
  readonly languageTag: string;
  /** Rejects where the place cannot be chosen; the choice shows the error. */
  readonly onChoose: (destination: Destination) => Promise<unknown>;
  readonly onCancel: () => void;
}
