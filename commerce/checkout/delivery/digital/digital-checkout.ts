import type { CheckoutDeliveryKind } from '../delivery-kind.ts';
import { digitalDelivery } from './digital-delivery.ts';
import { DigitalStep } from './digital-step.tsx';

export const digitalCheckout: CheckoutDeliveryKind = {
  ...digitalDelivery,
  needsBillingAddress: false,
  isReady: ({ contact }) => contact !== undefined,
  isTaxOpen: () => false,
  getStepName: ({ contact }) => contact,
  getRecipient: ({ contact, email }, messages) =>
    contact && { label: messages.contact, address: [`${contact.recipientFirstName} ${contact.recipientLastName}`], lines: [email] },
  Step: DigitalStep,
};
