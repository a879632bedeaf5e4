import { updateProfile } from '#generated/calls/update-profile.ts';
import { requireCustomer } from '../../../account/account-context.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { mayAcceptTerms, mustAnswerTerms, termsForms } from '../../../account/terms-forms.ts';
import { nextOf } from '../../../account/ways.ts';
import { accountPath } from '../../../site/account-paths.ts';

/** Lets an employee accept or decline the terms of the discount. */
export const screen = defineAccountScreen({
  page: 'employee-terms',
  calls: [updateProfile],
  admit: requireCustomer,
  show(context) {
    const { request, messages, profile } = context;
    const way = nextOf(request) ?? accountPath(request.site);
    const isAsked = mayAcceptTerms(profile);
    return {
      title: messages.termsTitle,
      notices: isAsked ? [] : [{ kind: 'info', text: messages.termsNotAsked }],
      sections: isAsked ? termsForms(context, way).map((form) => ({ kind: 'form', form })) : [],
      ...(mustAnswerTerms(profile) ? { mustAnswer: true } : {}),
    };
  },
});
