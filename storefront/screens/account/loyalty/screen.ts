import { redirect } from 'react-router';
import { getLoyaltyToken } from '#generated/calls/get-loyalty-token.ts';
import { getVouchers } from '#generated/calls/get-vouchers.ts';
import { getWelcomePromotion } from '#generated/calls/get-welcome-promotion.ts';
import { updateProfile } from '#generated/calls/update-profile.ts';
import { loyaltyMessages } from '#generated/messages/loyalty/all.ts';
import { formatDate } from '#messages/format/date.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { requireCustomer, type AccountContext, type CustomerContext } from '../../../account/account-context.ts';
import { createLoyaltySection } from '../../../account/membership/benefits.ts';
import { defineAccountScreen, type AccountContent } from '../../../account/define-account-screen.ts';
import { HISTORY_COUNT, createHistorySection, parseHistoryStart } from '../../../account/loyalty/history-section.ts';
import { createMemberCardSection, createWelcomeSection } from '../../../account/loyalty/member-sections.ts';
import { createPointsSection, createVouchersSection } from '../../../account/loyalty/points-sections.ts';
import { createLoyaltyEnrollment, joinQuery } from '../../../account/loyalty/loyalty-field.ts';
import { getNextPath } from '../../../account/sign-in-path.ts';
import { getAccountPath } from '../../../site/account-paths.ts';

/** Loyalty membership: points, vouchers and the member card, or the form to join. */
export const screen = defineAccountScreen({
  page: 'loyalty',
  calls: [updateProfile],
  authorize: (context) => (isGuestInDialog(context) ? redirectToSignUp(context) : requireCustomer(context)),
  show(context) {
    const { request, messages, profile, session, isInDialog } = context;
    const title = messages.loyalty;
    if (profile.isLoyaltyMember && isInDialog) return { title, lead: messages.isMember, sections: [createLoyaltySection(context)] };
    if (profile.isLoyaltyMember) return showMember(context);
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
              await updateProfile(session.calls, { body: { enrollments: createLoyaltyEnrollment(context) } });
              const next = getNextPath(request) ?? getAccountPath(request.site, 'loyalty');
              // The page behind changes for a member, so the dialog over it confirms the enrollment.
              return isInDialog ? `${next}#modal-loyalty-sign-up` : next;
            },
          },
        },
      ],
    };
  },
});

/** A section whose call fails is left out; without the vouchers the balance of the profile is shown. */
async function showMember(context: CustomerContext): Promise<AccountContent> {
  const { request, messages: account, profile, session } = context;
  const { site } = request;
  const messages = getMessages(loyaltyMessages, site.locale);
  const start = parseHistoryStart(request.url.searchParams);
  const [vouchers, welcome, token] = await Promise.all([
    loadOptional(getVouchers(session.calls, { start, count: HISTORY_COUNT }), context),
    loadOptional(getWelcomePromotion(session.calls, {}), context),
    loadOptional(getLoyaltyToken(session.calls, {}), context),
  ]);
  const gift = welcome && createWelcomeSection(welcome, messages, context);
  const { loyaltyOptInDate: since } = profile;
  return {
    title: account.loyalty,
    lead: since === undefined ? account.isMember : messages.memberSince({ date: formatDate(new Date(since), site.languageTag) }),
    notices: vouchers ? [] : [{ kind: 'warning', text: messages.unavailable }],
    sections: [
      ...(vouchers ? [createPointsSection(vouchers, messages, request)] : [createLoyaltySection(context)]),
      ...(gift ? [gift] : []),
      ...(vouchers && vouchers.vouchers.length > 0 ? [createVouchersSection(vouchers, messages, request)] : []),
      ...(token ? [createMemberCardSection(token, messages, context)] : []),
      ...(vouchers ? [createHistorySection(vouchers, start, messages, site)] : []),
    ],
  };
}

/** Returns undefined and logs a warning if the call fails. */
async function loadOptional<Result>(call: Promise<Result>, { request }: AccountContext): Promise<Result | undefined> {
  try {
    return await call;
  } catch (error) {
    request.services.log.warn('[cairn] [account] a part of the membership could not be loaded', { reason: String(error) });
    return undefined;
  }
}

function isGuestInDialog({ isInDialog, session }: AccountContext): boolean {
  return isInDialog && session.customerId === undefined;
}

/** A guest joins with the sign-up. */
function redirectToSignUp({ request }: AccountContext): never {
  throw redirect(getAccountPath(request.site, 'sign-up', { ...joinQuery, next: getNextPath(request) }));
}
