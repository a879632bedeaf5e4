import { updateProfile } from '#generated/calls/update-profile.ts';
import { requireCustomer } from '../../../account/account-context.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { interestFields, preferencesOf } from '../../../account/interest-fields.ts';
import { nextOf } from '../../../account/ways.ts';
import { accountPath } from '../../../site/account-paths.ts';

export const screen = defineAccountScreen({
  page: 'interests',
  calls: [updateProfile],
  admit: requireCustomer,
  show: (context) => {
    const { request, messages, session } = context;
    return {
      title: messages.interests,
      lead: messages.interestsLead,
      sections: [
        {
          kind: 'form',
          form: {
            id: 'interests',
            fields: interestFields(context),
            submit: messages.save,
            async send(values) {
              await updateProfile(session.calls, { body: { preferences: preferencesOf(values) } });
              return accountPath(request.site, 'interests', { done: 'saved', next: nextOf(request) });
            },
          },
        },
      ],
    };
  },
});
