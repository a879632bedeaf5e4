import { confirmEmail } from '#generated/calls/confirm-email.ts';
import { getAccountPath } from '../../../site/account-paths.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { forgetMailedToken, readMailedToken } from '../../../account/mailed-token.ts';

const page = 'confirm-email';

/** The page of a mailed link that confirms an email address. It requires a button press, because mail scanners follow links. */
export const screen = defineAccountScreen({
  page,
  calls: [confirmEmail],
  authorize: (context) => Promise.resolve({ ...context, token: readMailedToken(context.request, page) }),
  show: ({ request, messages, session, token }) => {
    const title = messages.confirmEmailTitle;
    const toProfile = { href: getAccountPath(request.site, 'profile'), label: messages.profile };
    if (token === undefined) {
      const isDone = request.url.searchParams.get('done') !== null;
      return {
        title,
        ...(!isDone && { lead: messages.confirmEmailMissing }),
        sections: [{ kind: 'facts', title: messages.signInEmail, facts: [], link: toProfile }],
      };
    }
    return {
      title,
      lead: messages.confirmEmailLead,
      sections: [
        {
          kind: 'form',
          form: {
            id: page,
            changesSession: true,
            fields: [],
            submit: messages.confirmSubmit,
            links: [toProfile],
            async send() {
              await session.confirmEmail(token);
              forgetMailedToken(request, page);
              return getAccountPath(request.site, page, { done: 'email-confirmed' });
            },
          },
        },
      ],
    };
  },
});
