import { redirect } from 'react-router';
import { updateProfile } from '#generated/calls/update-profile.ts';
import { requireCustomer, type AccountContext } from '../../../account/account-context.ts';
import { club } from '../../../account/benefits.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { loyaltyEnrollment, toJoin } from '../../../account/loyalty-field.ts';
import { nextOf } from '../../../account/ways.ts';
import { accountPath } from '../../../site/account-paths.ts';

/** Membership of the club: what it is worth, or how to have it. */
export const screen = defineAccountScreen({
  page: 'loyalty',
  calls: [updateProfile],
  admit: (context) => (isGuestInDialog(context) ? leadToSignUp(context) : requireCustomer(context)),
  show(context) {
    const { request, messages, profile, session, isInDialog } = context;
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
            lead: messages.joinConsent,
            fields: [],
            submit: messages.join,
            links: [{ href: `/${request.site.locale}/loyalty-terms`, label: messages.clubTerms }],
            async send() {
              await updateProfile(session.calls, { body: { enrollments: loyaltyEnrollment(context) } });
              const next = nextOf(request) ?? accountPath(request.site, 'loyalty');
              // The page behind is another one for a member; over it the dialog says that they are one.
              return isInDialog ? `${next}#modal-loyalty-sign-up` : next;
            },
          },
        },
      ],
    };
  },
});

function isGuestInDialog({ isInDialog, session }: AccountContext): boolean {
  return isInDialog && session.customerId === undefined;
}

/** A guest joins with the account that they make for it. */
function leadToSignUp({ request }: AccountContext): never {
  throw redirect(accountPath(request.site, 'sign-up', { ...toJoin, next: nextOf(request) }));
}
