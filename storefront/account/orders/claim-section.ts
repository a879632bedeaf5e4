import { trackOrder } from '#generated/calls/track-order.ts';
import { getOrderPath } from '../../site/order-paths.ts';
import { getAccountPath } from '../../site/account-paths.ts';
import type { SectionDefinition } from '../form-definition.ts';
import type { OrderContext } from './order-context.ts';

/** Lets a signed-in customer add a guest order to the account; absent in the account and for employees. */
export function createClaimSections(context: OrderContext): readonly SectionDefinition[] {
  const { order, texts, place, proof, request, session } = context;
  if (place.isInAccount || session.staff) return [];
  const { email } = proof;
  const { site } = request;
  if (session.customerId === undefined)
    return [
      {
        kind: 'facts',
        title: texts.claimTitle,
        lead: texts.claimSignIn,
        facts: [],
        link: { href: getAccountPath(site, 'sign-in', { next: getOrderPath(site, place) }), label: texts.signIn },
      },
    ];
  if (email === undefined) return [];
  return [
    {
      kind: 'form',
      form: {
        id: 'claim',
        title: texts.claimTitle,
        lead: texts.claimLead,
        fields: [],
        submit: texts.claim,
        looks: 'outline',
        async send() {
          await trackOrder(session.calls, { body: { orderNumber: order.orderNumber, email, claim: true } });
          return getOrderPath(site, { ...place, isInAccount: true }, '', { done: 'claimed' });
        },
      },
    },
  ];
}
