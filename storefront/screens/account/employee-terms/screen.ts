import { updateProfile } from '#generated/calls/update-profile.ts';
import { requireCustomer } from '../../../account/account-context.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { canAcceptTerms, shouldShowTerms } from '../../../account/membership/terms-state.ts';
import { createTermsForms } from '../../../account/terms-forms.ts';
import { getNextPath } from '../../../account/sign-in-path.ts';
import { getAccountPath } from '../../../site/account-paths.ts';

/** Lets an employee accept or decline the terms of the discount. */
export const screen = defineAccountScreen({
  page: 'employee-terms',
  calls: [updateProfile],
  authorize: requireCustomer,
  show(context) {
    const { request, messages, profile } = context;
    const way = getNextPath(request) ?? getAccountPath(request.site);
    const canAccept = canAcceptTerms(profile);
    return {
      title: messages.associateDiscount,
      notices: canAccept ? [] : [{ kind: 'info', text: messages.termsNotAsked }],
      sections: canAccept ? createTermsForms(context, way).map((form) => ({ kind: 'form', form })) : [],
      ...(shouldShowTerms(profile) ? { isBlocking: true } : {}),
    };
  },
});
