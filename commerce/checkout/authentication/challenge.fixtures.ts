import type { Order, PaymentChallenge } from '#generated/openapi/shared.ts';
import { sampleOrder } from '../../cart/cart.fixtures.ts';

export const sampleChallenge: PaymentChallenge = {
  authenticationId: '0b7a9d52-8f2c-4c62-9d2a-6a1f4c8e7b20',
  frameUrl: 'about:blank',
  redirectUrl: 'https://acs.example/page?authentication=0b7a9d52',
  origin: 'https://acs.example',
  windowSize: '390x400',
  expiresAt: '2026-11-21T08:40:00Z',
};

/** An order with a pending challenge. */
export const waitingOrder: Order = {
  ...sampleOrder,
  status: 'processing',
  processing: true,
  finalised: false,
  flash: [{ type: 'PaymentNotAuthorized', details: [{ challenge: sampleChallenge }] }],
};
