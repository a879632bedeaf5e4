import { lazy } from 'react';
import type { CheckoutDeliveryKind } from '../delivery-kind.ts';
import { digitalDelivery } from './digital-delivery.ts';

export const digitalCheckout: CheckoutDeliveryKind = {
  ...digitalDelivery,
  needsBillingAddress: false,
  isReady: ({ contact }) => contact !== undefined,
  isTaxOpen: () => false,
  getStepName: ({ contact }) => contact,
  getRecipients: ({ source: { contact, email }, messages }) =>
    contact ? [{ label: messages.contact, address: [`${contact.recipientFirstName} ${contact.recipientLastName}`], lines: [email] }] : [],
  Form: lazy(async () => ({ default: (await import('./digital-form.tsx')).DigitalForm })),
};
