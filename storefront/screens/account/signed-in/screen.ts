import { requireCustomer } from '../../../account/account-context.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { accountPath } from '../../../site/account-paths.ts';

/** That a sign-in has succeeded, for the dialog over the page that it was made on. */
export const screen = defineAccountScreen({
  page: 'signed-in',
  calls: [],
  admit: requireCustomer,
  show({ request, messages, profile }) {
    const { firstName } = profile.consumerDetails;
    return {
      title: messages.signedIn,
      ...(firstName === undefined ? {} : { lead: messages.hello({ name: firstName }) }),
      sections: [
        { kind: 'facts', title: messages.whereTo, facts: [], link: { href: accountPath(request.site), label: messages.toAccount } },
      ],
    };
  },
});
