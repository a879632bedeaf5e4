import { updateProfile } from '#generated/calls/update-profile.ts';
import { requireCustomer } from '../../../account/account-context.ts';
import { club } from '../../../account/benefits.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { loyaltyEnrollment, loyaltyField } from '../../../account/loyalty-field.ts';
import { nextOf } from '../../../account/ways.ts';
import { accountPath } from '../../../site/account-paths.ts';

/** Membership of the club: what it is worth, or how to have it. */
export const screen = defineAccountScreen({
  page: 'loyalty',
  calls: ['updateProfile'],
  admit: requireCustomer,
  show(context) {
    const { facts, messages, profile, session } = context;
    const title = messages.loyalty;
    if (profile.isLoyaltyMember) return { title, lead: messages.isMember, sections: [club(context)] };
    return {
      title,
      lead: messages.joinLead,
      sections: [
        {
          kind: 'form',
          form: {
            id: 'loyalty',
            fields: [{ ...loyaltyField(context), required: true }],
            submit: messages.join,
            links: [{ href: `/${facts.site.locale}/loyalty-terms`, label: messages.clubTerms }],
            async send() {
              await updateProfile(session.calls, { body: { enrollments: loyaltyEnrollment(context) } });
              return nextOf(facts) ?? accountPath(facts.site, 'loyalty');
            },
          },
        },
      ],
    };
  },
});
