import { trackOrder } from '#generated/calls/track-order.ts';
import { ordersMessages } from '#generated/messages/orders/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { createOrderLookupForm } from '../../../account/orders/lookup-form.ts';
import { getAccountPath } from '../../../site/account-paths.ts';
import { getTrackPath } from '../../../site/order-paths.ts';

/** Finds an order by its number and the email address that it was placed with. */
export const screen = defineAccountScreen({
  page: 'orders',
  calls: [trackOrder],
  authorize: (context) => Promise.resolve({ ...context, here: getTrackPath(context.request.site) }),
  show(context) {
    const { request, session } = context;
    const texts = getMessages(ordersMessages, request.site.locale);
    const isGuest = session.customerId === undefined && session.staff === undefined;
    const signIn = { href: getAccountPath(request.site, 'sign-in', { next: getAccountPath(request.site, 'orders') }), label: texts.signIn };
    return {
      title: texts.trackTitle,
      lead: texts.trackLead,
      notices: request.url.searchParams.get('why') === 'again' ? [{ kind: 'info', text: texts.lookUpAgain }] : [],
      sections: [
        { kind: 'form', form: createOrderLookupForm(context, texts) },
        ...(isGuest ? [{ kind: 'facts', title: texts.haveAccount, facts: [], link: signIn } as const] : []),
      ],
    };
  },
});
