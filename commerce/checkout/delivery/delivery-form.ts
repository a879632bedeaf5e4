import { useEffect } from 'react';
import type { Cart, ShipmentMethods } from '#generated/openapi/cart.ts';
import type { Formatters } from '../../site/formatters.ts';
import type { AddressDraftOptions } from '../address/use-address-draft.ts';
import type { CheckoutCustomer } from '../checkout-customer.ts';
import type { StepProps } from '../steps/step-props.ts';

/** A shipment's form as the shipping step uses it. */
export interface DeliveryFormState {
  /** Validates all fields and shows their errors. @returns whether there are none */
  readonly validate: () => Promise<boolean>;
  /** Moves the focus to the errors. */
  readonly focusErrors: () => void;
  /** @returns the changed cart; undefined if the shopper has to correct or decide something first, which the form shows */
  readonly save: () => Promise<Cart | undefined>;
}

export interface DeliveryFormProps extends Omit<StepProps, 'onDone'> {
  readonly shipment: ShipmentMethods;
  readonly formatters: Formatters;
  /** Options that all address drafts share. */
  readonly forms: Pick<AddressDraftOptions, 'cartId' | 'messages' | 'languageTag'>;
  readonly customer: CheckoutCustomer | undefined;
  readonly isOpen: boolean;
  /** The bill follows the shipping address. */
  readonly useAsBilling: boolean;
  /** True if an earlier form of the step asks for an e-mail address. */
  readonly hasEmail: boolean;
  readonly onState: (shippingId: string, state: DeliveryFormState | undefined) => void;
  /** Does what the step's button does. */
  readonly onContinue: () => void;
}

/** Hands the form's state to the step for as long as the form is shown. */
export function useDeliveryFormState({ shipment: { shippingId }, onState }: DeliveryFormProps, state: DeliveryFormState): void {
  useEffect(() => onState(shippingId, state));
  useEffect(() => () => onState(shippingId, undefined), [onState, shippingId]);
}
