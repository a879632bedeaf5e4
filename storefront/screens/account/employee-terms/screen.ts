import { updateProfile } from '#generated/calls/update-profile.ts';
import { requireCustomer } from '../../../account/account-context.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { mustAcceptTerms, termsForm } from '../../../account/terms-form.ts';
import { nextOf } from '../../../account/ways.ts';
import { accountPath } from '../../../site/account-paths.ts';

/** What an employee accepts once, before the discount begins. */
export const screen = defineAccountScreen({
  page: 'employee-terms',
  calls: [updateProfile],
  admit: requireCustomer,
  show(context) {
    const { request, messages, profile } = context;
    const way = nextOf(request) ?? accountPath(request.site);
    const isAsked = mustAcceptTerms(profile);
    return {
      title: messages.termsTitle,
      notices: isAsked ? [] : [{ kind: 'info', text: messages.termsNotAsked }],
      sections: isAsked ? [{ kind: 'form', form: termsForm(context, way) }] : [],
    };
  },
});
