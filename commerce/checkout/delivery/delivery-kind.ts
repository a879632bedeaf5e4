import type { ReactElement } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import type { ConfirmationMessages } from '#generated/messages/confirmation/messages.ts';
import type { Cart, ShipmentMethods } from '#generated/openapi/cart.ts';
import type { Shipment, ShippingMethodCode } from '#generated/openapi/shared.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import type { Formatters } from '../../site/formatters.ts';
import type { AddressDraftOptions } from '../address/use-address-draft.ts';
import type { CheckoutCustomer } from '../checkout-customer.ts';
import type { OrderMessages } from '../order/order-messages.ts';
import type { ReviewEntry } from '../order/review-list.tsx';
import type { StepProps } from '../steps/step-props.ts';

type Destinations = Pick<Cart, 'shippingAddress' | 'contact' | 'email'>;
type CountryNames = readonly Pick<Country, 'code' | 'name'>[];

/** What an order's page asks of a kind of delivery. The rules and forms of the checkout are apart: that page loads none. */
export interface DeliveryKindDefinition {
  /** The methods of its shipments. */
  readonly codes: readonly ShippingMethodCode[];
  /** Id of its shipment while that has no method. */
  readonly shippingId: string;
  /** Whether its destination is only asked for where the cart has no other kind. */
  readonly followsOthers: boolean;
  /** Where an order's shipment goes; undefined where there is no such place. */
  readonly getDestination: (order: Destinations, messages: OrderMessages, countries: CountryNames) => ReviewEntry | undefined;
  /** What happens to an order's shipment next, one sentence each. */
  readonly getNextSteps: (shipment: Shipment, messages: ConfirmationMessages) => readonly string[];
}

/** What the checkout adds: its rules, and the kind's part of the shipping step. */
export interface CheckoutDeliveryKind extends DeliveryKindDefinition {
  /** Whether the bill needs an address of its own. */
  readonly needsBillingAddress: boolean;
  /** Whether the shipment has all that an order needs. */
  readonly isReady: (cart: Cart, shipment: ShipmentMethods) => boolean;
  /** Whether the tax depends on something that the cart does not know yet. */
  readonly isTaxOpen: (cart: Cart) => boolean;
  /** Name of the shipping step where the kind comes first. */
  readonly getStepName: (messages: CheckoutMessages) => string;
  /** Asks for the destination and saves it. Stays mounted while it is closed, so that nothing typed is lost. */
  readonly Step: (props: DeliveryStepProps) => ReactElement | null;
  /** What the closed step shows; undefined where nothing was chosen yet. */
  readonly getRecipient: (cart: Destinations, messages: CheckoutMessages, countries: CountryNames) => ReviewEntry | undefined;
}

export interface DeliveryStepProps extends StepProps {
  readonly shipment: ShipmentMethods;
  readonly formatters: Formatters;
  /** What every draft of an address needs. */
  readonly forms: Pick<AddressDraftOptions, 'cartId' | 'messages' | 'languageTag'>;
  readonly customer: CheckoutCustomer | undefined;
  readonly isOpen: boolean;
  /** The bill follows the shipping address. */
  readonly useAsBilling: boolean;
}
