import type { PaymentSessionRequest } from '../../payments/payments.ts';
import { createPaymentError } from '../../payments/payment-problems.ts';
import type { OpenedSession, SessionRequest } from '../tender-kind.ts';
import { buildSessionInsert } from './card-tokens.ts';
import type { PartnerPorts } from './partner-ports.ts';

/** The page of the shop to which the partner and the issuer return. */
const returnUrlOf = ({ shop, shopOrigin }: SessionRequest): string => new URL(`/${shop.locale}/checkout/return`, shopOrigin).href;

type SessionPurpose = Pick<PaymentSessionRequest, 'purpose' | 'vaultId'>;

const createRequest = (request: SessionRequest, subject: string, part: SessionPurpose): PaymentSessionRequest => {
  const { shop, shopOrigin, amountMinor } = request;
  const { brand, currency } = shop.site;
  const amount = amountMinor === undefined ? {} : { amount: { amountMinor, currency } };
  return { ...part, shopOrigin, returnUrl: returnUrlOf(request), locale: shop.locale, brand, subject, ...amount };
};

/**
 * Opens a session whose token can pay for the cart.
 * @throws CallError 402 PYT404 without a cart
 */
export async function openCartSession(
  { payments }: Pick<PartnerPorts, 'payments'>,
  request: SessionRequest,
  part: SessionPurpose,
): Promise<OpenedSession> {
  const { cartId, customerId, shop } = request;
  if (cartId === undefined) throw createPaymentError('PYT404');
  const session = await payments.createSession(createRequest(request, cartId, part));
  const { sessionId, expiresAt } = session;
  return {
    session,
    sessionInsert: buildSessionInsert({ sessionId, cartId, customerId, siteId: shop.site.id, expiresAt: new Date(expiresAt) }),
  };
}

/** Opens a session that stores a card for the account. Its token cannot pay for a cart. */
export async function openAccountSession({ payments }: Pick<PartnerPorts, 'payments'>, request: SessionRequest): Promise<OpenedSession> {
  return {
    session: await payments.createSession(createRequest(request, request.customerId, { purpose: 'store-card' })),
    sessionInsert: null,
  };
}
