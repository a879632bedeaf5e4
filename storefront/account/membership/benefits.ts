import type { FactModel } from '#commerce/account/form-model.ts';
import { formatNumber } from '#messages/format/number.ts';
import { getAccountPath } from '../../site/account-paths.ts';
import type { CustomerContext } from '../account-context.ts';
import type { SectionDefinition } from '../form-definition.ts';
import { getSpending, type Benefit } from './spending.ts';
import { createTermsForms } from '../terms-forms.ts';
import { canAcceptTerms, shouldShowTerms } from './terms-state.ts';

type FactsSection = Extract<SectionDefinition, { readonly kind: 'facts' }>;

/** Sections for the customer's benefits. */
export function createBenefitSections(context: CustomerContext): readonly SectionDefinition[] {
  const { messages, profile } = context;
  const { employee, athlete, prosumer, identity } = profile.consumerDetails;
  return [
    ...(employee ? createDiscountSections(employee, context) : []),
    ...(athlete ? [createSpendingSection(messages.athlete, athlete, context)] : []),
    ...(prosumer || identity.length > 0 ? [createProfessionalSection(context)] : []),
    createLoyaltySection(context),
  ];
}

/** The terms of a new employee; the amount spent of one who has accepted them; a link to the terms after a decline. */
function createDiscountSections(employee: Benefit, context: CustomerContext): readonly SectionDefinition[] {
  const { request, messages, profile } = context;
  if (shouldShowTerms(profile)) {
    const done = getAccountPath(request.site, '', { done: 'saved' });
    const [accept, ...others] = createTermsForms(context, done);
    return [{ ...accept, title: messages.associateDiscount }, ...others].map((form) => ({ kind: 'form', form }));
  }
  if (!canAcceptTerms(profile)) return [createSpendingSection(messages.associateDiscount, employee, context)];
  const isOff = { label: messages.associateDiscount, value: messages.discountOff };
  const link = { href: getAccountPath(request.site, 'employee-terms'), label: messages.seeTerms };
  return [{ ...createFactsSection(messages.associateDiscount, [isOff]), link }];
}

/** Loyalty membership: the points, or a link to join. */
export function createLoyaltySection({ request, messages, profile, page, session }: CustomerContext): FactsSection {
  const href = getAccountPath(request.site, 'loyalty');
  if (!profile.isLoyaltyMember) return { ...createFactsSection(messages.loyalty, []), link: { href, label: messages.join } };
  const points = formatNumber(profile.loyaltySummary.points.balance, request.site.languageTag);
  const facts = createFactsSection(messages.loyalty, [{ label: messages.points, value: points }]);
  // Agents cannot open the loyalty page.
  return page === 'loyalty' || session.staff ? facts : { ...facts, link: { href, label: messages.toPoints } };
}

function createProfessionalSection(context: CustomerContext): FactsSection {
  const { messages, profile } = context;
  const { prosumer, identity } = profile.consumerDetails;
  const { facts, ...rest } = prosumer
    ? createSpendingSection(messages.prosumer, prosumer, context)
    : createFactsSection(messages.prosumer, []);
  const programmes = identity.map(({ type }) => type).join(', ');
  return { ...rest, facts: programmes === '' ? facts : [{ label: messages.programme, value: programmes }, ...facts] };
}

/** The spend against a cap or a credit. */
function createSpendingSection(title: string, benefit: Benefit, { request, messages }: CustomerContext): FactsSection {
  const { spent, cap, credit, remaining, meter } = getSpending(benefit, messages, request.site.languageTag);
  return {
    ...createFactsSection(title, [
      { label: messages.spent, value: spent },
      ...(cap === undefined ? [] : [{ label: messages.cap, value: cap }]),
      ...(credit === undefined ? [] : [{ label: messages.credit, value: credit }]),
      ...(remaining === undefined ? [] : [{ label: messages.remaining, value: remaining }]),
    ]),
    ...(meter ? { meter } : {}),
  };
}

function createFactsSection(title: string, facts: readonly FactModel[]): FactsSection {
  return { kind: 'facts', title, facts };
}
