import type { FactModel } from '#commerce/account/form-model.ts';
import { updateProfile } from '#generated/calls/update-profile.ts';
import { requireCustomer } from '../../../account/account-context.ts';
import { createBenefitSections, createLoyaltySection } from '../../../account/membership/benefits.ts';
import { loadLatestOrderSection } from '../../../account/orders/order-list.ts';
import { loadPaymentsSection } from '../../../account/payments/payments-section.ts';
import { getAccountPath } from '../../../site/account-paths.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { getMissingFields } from '../../../account/person-fields.ts';

/** The overview of the account: details, memberships and the latest order. */
export const screen = defineAccountScreen({
  page: '',
  calls: [updateProfile],
  authorize: requireCustomer,
  show: async (context) => {
    const { request, messages, profile } = context;
    const { firstName, lastName, email } = profile.consumerDetails;
    const complete = { href: getAccountPath(request.site, 'enrollment'), label: messages.completeProfile };
    const name = [firstName, lastName].filter(Boolean).join(' ');
    const details: readonly FactModel[] = [
      ...(name === '' ? [] : [{ label: messages.name, value: name }]),
      { label: messages.email, value: email },
    ];
    // Memberships and agreements are private to the customer.
    const isServed = context.session.staff !== undefined;
    const [payments, latestOrder] = await Promise.all([
      isServed ? undefined : loadPaymentsSection(context),
      loadLatestOrderSection(context),
    ]);
    const served = profile.isLoyaltyMember ? [createLoyaltySection(context)] : [];
    const interests = {
      kind: 'facts',
      title: messages.interests,
      facts: [],
      link: { href: getAccountPath(request.site, 'interests'), label: messages.chooseInterests, dialog: 'interests' },
    } as const;
    return {
      title: firstName === undefined ? messages.title : messages.hello({ name: firstName }),
      notices:
        !isServed && getMissingFields(profile.consumerDetails).length > 0
          ? [{ kind: 'info', text: messages.incomplete, link: complete }]
          : [],
      sections: [
        ...(latestOrder ? [latestOrder] : []),
        ...(isServed ? served : createBenefitSections(context)),
        {
          kind: 'facts',
          title: messages.details,
          facts: details,
          link: { href: getAccountPath(request.site, 'profile'), label: messages.edit },
        },
        ...(payments ? [payments] : []),
        ...(isServed ? [] : [interests]),
      ],
    };
  },
});
