import { keepEmail } from '#generated/calls/keep-email.ts';
import { getAccountPath } from '../../../site/account-paths.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { forgetMailedToken, readMailedToken } from '../../../account/mailed-token.ts';

const page = 'keep-email';

/** The page of the link in the notices of a change of the email address, for an owner who did not request it. */
export const screen = defineAccountScreen({
  page,
  calls: [keepEmail],
  authorize: (context) => Promise.resolve({ ...context, token: readMailedToken(context.request, page) }),
  show: ({ request, messages, session, token }) => {
    const title = messages.keepEmailTitle;
    const help = { href: `/${request.site.locale}/contact-us`, label: messages.contactUs };
    if (token === undefined) {
      const isDone = request.url.searchParams.get('done') !== null;
      if (isDone) return { title, sections: [] };
      return { title, lead: messages.keepEmailMissing, sections: [{ kind: 'facts', title: messages.signInEmail, facts: [], link: help }] };
    }
    return {
      title,
      lead: messages.keepEmailLead,
      sections: [
        {
          kind: 'form',
          form: {
            id: page,
            changesSession: true,
            fields: [],
            submit: messages.keepEmailSubmit,
            links: [help],
            async send() {
              await keepEmail(session.calls, { body: { token } });
              forgetMailedToken(request, page);
              // The session here may have been one of the account, all of which have ended.
              await session.signOut();
              return getAccountPath(request.site, page, { done: 'email-kept' });
            },
          },
        },
      ],
    };
  },
});
