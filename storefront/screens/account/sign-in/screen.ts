import { requireGuest } from '../../../account/account-context.ts';
import { nextOf } from '../../../account/ways.ts';
import { accountPath } from '../../../site/account-paths.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { signInForm } from '../../../account/sign-in-form.ts';

export const screen = defineAccountScreen({
  page: 'sign-in',
  calls: ['signIn', 'issueToken'],
  admit: requireGuest,
  show: (context) => {
    const { facts, messages } = context;
    const form = signInForm(context);
    const signUp = { href: accountPath(facts.site, 'sign-up', { next: nextOf(facts) }), label: messages.signUp };
    return {
      title: messages.signIn,
      lead: messages.signInLead,
      sections: [
        { kind: 'form', form },
        { kind: 'facts', title: messages.newHere, facts: [], link: signUp },
      ],
    };
  },
});
