import type { ReactElement } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { ConfirmationMessages } from '#generated/messages/confirmation/messages.ts';
import type { Cart, ShipmentMethods } from '#generated/openapi/cart.ts';
import type { Shipment, ShippingMethodCode } from '#generated/openapi/shared.ts';
import type { Formatters } from '../../site/formatters.ts';
import type { AddressCountry } from '../address/address-lines.ts';
import type { AddressDraftOptions } from '../address/use-address-draft.ts';
import type { CheckoutCustomer } from '../checkout-customer.ts';
import type { OrderMessages } from '../order/order-messages.ts';
import type { ReviewEntry } from '../order/review-list.tsx';
import type { StepProps } from '../steps/step-props.ts';

type Destinations = Pick<Cart, 'shippingAddress' | 'contact' | 'email'>;
type AddressCountries = readonly AddressCountry[];

/** The part of a delivery kind that an order's page uses. The checkout's rules and forms are separate because that page does not load them. */
export interface DeliveryKindDefinition {
  /** The methods of its shipments. */
  readonly codes: readonly ShippingMethodCode[];
  /** Id of its shipment while that has no method. */
  readonly shippingId: string;
  /** True if it goes where the cart's other kinds go. The checkout asks for its destination only if there are none. */
  readonly followsOthers: boolean;
  /** The destination of an order's shipment; undefined if it has no address. */
  readonly getDestination: (order: Destinations, messages: OrderMessages, countries: AddressCountries) => ReviewEntry | undefined;
  /** Sentences about the next steps of an order's shipment. */
  readonly getNextSteps: (shipment: Shipment, messages: ConfirmationMessages) => readonly string[];
}

/** The checkout's part of a delivery kind: its rules and its part of the shipping step. */
export interface CheckoutDeliveryKind extends DeliveryKindDefinition {
  /** True if the bill needs an address. */
  readonly needsBillingAddress: boolean;
  /** True once the shipment has everything that an order needs. */
  readonly isReady: (cart: Cart, shipment: ShipmentMethods) => boolean;
  /** True while the tax depends on data that the cart does not have yet. */
  readonly isTaxOpen: (cart: Cart) => boolean;
  /** Name of the shipping step if the kind is the first of the cart. */
  readonly getStepName: (messages: CheckoutMessages) => string;
  /** Asks for the destination and saves it. Stays mounted while it is closed, so that nothing typed is lost. */
  readonly Step: (props: DeliveryStepProps) => ReactElement | null;
  /** The recipient that the closed step shows; undefined if there is none yet. */
  readonly getRecipient: (cart: Destinations, messages: CheckoutMessages, countries: AddressCountries) => ReviewEntry | undefined;
}

export interface DeliveryStepProps extends StepProps {
  readonly shipment: ShipmentMethods;
  readonly formatters: Formatters;
  /** Options that all address drafts share. */
  readonly forms: Pick<AddressDraftOptions, 'cartId' | 'messages' | 'languageTag'>;
  readonly customer: CheckoutCustomer | undefined;
  readonly isOpen: boolean;
  /** The bill follows the shipping address. */
  readonly useAsBilling: boolean;
}
