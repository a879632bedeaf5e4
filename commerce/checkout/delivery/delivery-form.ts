import { useEffect } from 'react';
import type { Cart, ShipmentMethods } from '#generated/openapi/cart.ts';
import type { Formatters } from '../../site/formatters.ts';
import type { AddressDraftOptions } from '../address/use-address-draft.ts';
import type { CheckoutCustomer } from '../checkout-customer.ts';
import type { StepProps } from '../steps/step-props.ts';

/** Interface of a shipment's form to the shipping step. */
export interface DeliveryFormState {
  /**
   * Validates all fields and shows their errors.
   * @returns whether all are valid
   */
  readonly validate: () => Promise<boolean>;
  /** Moves the focus to the errors. */
  readonly focusErrors: () => void;
  /** @returns the changed cart; undefined if the form shows something that the shopper must correct or decide first */
  readonly save: () => Promise<Cart | undefined>;
}

export interface DeliveryFormProps extends Omit<StepProps, 'onDone'> {
  readonly shipment: ShipmentMethods;
  readonly formatters: Formatters;
  /** Options that all address drafts share. */
  readonly forms: Pick<AddressDraftOptions, 'cartId' | 'messages' | 'languageTag'>;
  readonly customer: CheckoutCustomer | undefined;
  readonly isOpen: boolean;
  /** Uses the shipping address as billing address. */
  readonly useAsBilling: boolean;
  /** True if an earlier form of the step asks for an email address. */
  readonly hasEmail: boolean;
  readonly onState: (shippingId: string, state: DeliveryFormState | undefined) => void;
  /** Submits the step. */
  readonly onContinue: () => void;
}

/** Passes the form's state to the step while the form is mounted. */
export function useDeliveryFormState({ shipment: { shippingId }, onState }: DeliveryFormProps, state: DeliveryFormState): void {
  useEffect(() => onState(shippingId, state));
  useEffect(() => () => onState(shippingId, undefined), [onState, shippingId]);
}
