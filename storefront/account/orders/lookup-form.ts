import { trackOrder } from '#generated/calls/track-order.ts';
import { orderLookupLimits } from '#generated/openapi/limits.ts';
import type { OrdersMessages } from '#generated/messages/orders/messages.ts';
import { getOrderPath } from '../../site/order-paths.ts';
import type { AccountContext } from '../account-context.ts';
import type { FormDefinition } from '../form-definition.ts';
import { storeProof } from './order-proof.ts';

const EXAMPLES: Readonly<Record<string, string>> = { tarnfell: 'TF-2611-000123', solvane: 'SV-2611-000123' };

/** The order lookup. It is sent by POST and its proof is stored in an encrypted cookie, so that no address contains it. */
export function createOrderLookupForm({ request, session }: AccountContext, texts: OrdersMessages): FormDefinition {
  const { site, url } = request;
  return {
    id: 'track-order',
    fields: [
      {
        name: 'orderNumber',
        kind: 'text',
        label: texts.orderNumber,
        hints: [texts.orderNumberHint({ example: EXAMPLES[site.brand] ?? 'TF-2611-000123' })],
        autoComplete: 'off',
        required: true,
        maxLength: orderLookupLimits.orderNumber.maxLength,
        value: url.searchParams.get('number') ?? '',
      },
      {
        name: 'email',
        kind: 'email',
        label: texts.email,
        autoComplete: 'email',
        required: true,
        maxLength: orderLookupLimits.email.maxLength,
      },
    ],
    submit: texts.findOrder,
    errorFields: { ORD400: 'email' },
    async send(values) {
      const email = values.text('email');
      const { orderNumber } = await trackOrder(session.calls, { body: { orderNumber: values.text('orderNumber'), email } });
      storeProof(request, orderNumber, email);
      return getOrderPath(site, { orderNumber, isInAccount: false });
    },
  };
}
