import { updateProfile } from '#generated/calls/update-profile.ts';
import { requireCustomer } from '../../../account/account-context.ts';
import { getAccountPath } from '../../../site/account-paths.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { createEmailSections, emailCalls } from '../../../account/email-sections.ts';
import { readPersonChange, createPersonFields } from '../../../account/person-fields.ts';
import { loadCountries } from '../../../account/site-country.ts';

export const screen = defineAccountScreen({
  page: 'profile',
  calls: [updateProfile, ...emailCalls],
  authorize: requireCustomer,
  async show(context) {
    const { request, messages, session, profile } = context;
    const { country } = await loadCountries(context);
    return {
      title: messages.profile,
      lead: messages.profileLead,
      sections: [
        {
          kind: 'form',
          form: {
            id: 'profile',
            fields: createPersonFields(context, country, { person: profile.consumerDetails }),
            submit: messages.save,
            async send(values) {
              await updateProfile(session.calls, { body: { consumerDetails: readPersonChange(values, context, country) } });
              return getAccountPath(request.site, 'profile', { done: 'saved' });
            },
          },
        },
        ...createEmailSections(context),
      ],
    };
  },
});
