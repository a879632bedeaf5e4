import { createElement } from 'react';
import { BenefitBanners } from '#commerce/benefits/benefit-banners.tsx';
import { accountMessages } from '#generated/messages/account/all.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { ComposedCanvas } from '../canvas/document-record.ts';
import { composeResolved } from '../page/compose.ts';
import type { RequestContext } from '../request/request-context.ts';
import { createBenefitBanners } from '../account/membership/benefit-banners.ts';

interface Membership {
  readonly isMember: boolean;
  readonly profile?: Profile;
}

/** Returns true for a loyalty member; false for guests, and for customers without a profile in time. */
export async function readMembership({ session, services }: Pick<RequestContext, 'session' | 'services'>): Promise<Membership> {
  if (session.customerId === undefined) return { isMember: false };
  try {
    const profile = await session.profile();
    return { isMember: profile.isLoyaltyMember, profile };
  } catch (error) {
    services.log.warn('[cairn] [account] the profile failed to load for the membership', { reason: String(error) });
    return { isMember: false };
  }
}

/** Loads the membership, and the benefit banners of the customer as static HTML. Employees who act for a customer see none. */
export async function loadMembership(context: RequestContext): Promise<{ readonly isMember: boolean; readonly benefits?: ComposedCanvas }> {
  const { isMember, profile } = await readMembership(context);
  if (!profile || context.session.staff) return { isMember };
  const messages = getMessages(accountMessages, context.site.locale);
  const benefits = createBenefitBanners(profile, messages, context.site);
  if (benefits.length === 0) return { isMember };
  const element = createElement(BenefitBanners, { label: messages.benefits, benefits });
  return { isMember, benefits: composeResolved('benefits', [{ hostPart: 'benefits', element }], context) };
}
