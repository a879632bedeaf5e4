import type { Profile } from '#generated/openapi/consumer.ts';
import type { AccountContext } from '../account-context.ts';
import type { FieldDefinition, FormValues } from '../form-definition.ts';

const name = 'loyaltyConsent';

/** Query parameter of a sign-up that joins the loyalty program. */
export const joinQuery = { join: 'club' } as const;

export function isJoining({ request: { url } }: Pick<AccountContext, 'request'>): boolean {
  return url.searchParams.get('join') === joinQuery.join;
}

/** The checkbox that enrolls a customer in the loyalty program. */
export function createLoyaltyField({ messages }: AccountContext): FieldDefinition {
  return { name, kind: 'checkbox', label: messages.consentLoyalty };
}

export function hasChosenLoyalty(values: FormValues): boolean {
  return values.isTicked(name);
}

/** The enrollment of a new member, in the form of the call. */
export function createLoyaltyEnrollment({ request: { site } }: AccountContext): Profile['enrollments'] {
  return [{ type: 'Loyalty', optin: true, country: site.country }];
}
