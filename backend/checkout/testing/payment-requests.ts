import type { Cart, PaymentSession } from '#generated/openapi/cart.ts';
import type { Shopper } from '../../cart/testing/start-shopper.ts';
import { createKeyHeader, orderPath } from '../../orders/testing/create-ready-cart.ts';

/** The error of payment data that must be entered again. */
export const invalidPaymentError = { status: 402, errorId: 'PYT404' };

export const getInstrumentsPath = (cartId: string): string => `/cart/v1/cart/${cartId}/paymentInstruments`;

export const getSessionPath = (query: Readonly<Record<string, string>>): string =>
  `/cart/v1/paymentSession?${new URLSearchParams({ shopOrigin: 'https://tarnfell.example', ...query })}`;

export const openSession = (shopper: Shopper, type: string, basketId: string): Promise<PaymentSession> =>
  shopper.read('GET', getSessionPath({ type, basketId }));

/** Attempts an order that must be rejected. */
export const placeRejectedOrder = (shopper: Shopper, { id, version }: Cart, more: object = {}) =>
  shopper.expectError('PUT', orderPath, { cartId: id, cartVersion: version, ...more }, createKeyHeader());
