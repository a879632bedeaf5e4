import { updateSubscription } from '#generated/calls/update-subscription.ts';
import { getAccountPath } from '../../../site/account-paths.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { forgetMailedToken, readMailedToken } from '../../../account/mailed-token.ts';

const page = 'confirm-subscription';

/** The page of a mailed link that confirms a subscription. It requires a button press, because mail scanners follow links. */
export const screen = defineAccountScreen({
  page,
  calls: [updateSubscription],
  authorize: (context) => Promise.resolve({ ...context, token: readMailedToken(context.request, page) }),
  show: ({ request, messages, session, token }) => {
    const title = messages.confirmTitle;
    const again = { href: `/${request.site.locale}#modal-newsletter`, label: messages.subscribeAgain };
    if (token === undefined) {
      const isDone = request.url.searchParams.get('done') !== null;
      return isDone
        ? { title, sections: [] }
        : { title, lead: messages.confirmMissing, sections: [{ kind: 'facts', title: messages.newsletter, facts: [], link: again }] };
    }
    return {
      title,
      lead: messages.confirmLead,
      sections: [
        {
          kind: 'form',
          form: {
            id: page,
            fields: [],
            submit: messages.confirmSubmit,
            links: [again],
            async send() {
              await updateSubscription(session.calls, { body: { confirmationToken: token } });
              forgetMailedToken(request, page);
              return getAccountPath(request.site, page, { done: 'confirmed' });
            },
          },
        },
      ],
    };
  },
});
