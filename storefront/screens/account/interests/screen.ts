import { updateProfile } from '#generated/calls/update-profile.ts';
import { requireCustomer } from '../../../account/account-context.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { createInterestFields, readPreferences } from '../../../account/interest-fields.ts';
import { getNextPath } from '../../../account/sign-in-path.ts';
import { getAccountPath } from '../../../site/account-paths.ts';

export const screen = defineAccountScreen({
  page: 'interests',
  calls: [updateProfile],
  authorize: requireCustomer,
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
            fields: createInterestFields(context),
            submit: messages.save,
            async send(values) {
              await updateProfile(session.calls, { body: { preferences: readPreferences(values) } });
              return getAccountPath(request.site, 'interests', { done: 'saved', next: getNextPath(request) });
            },
          },
        },
      ],
    };
  },
});
