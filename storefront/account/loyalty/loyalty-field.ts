import type { Profile } from '#generated/openapi/consumer.ts';
import type { AccountContext } from '../account-context.ts';
import type { FieldDefinition, FormValues } from '../form-definition.ts';

const name = 'loyaltyConsent';

/** Query parameter of a sign-up that joins the loyalty program. */
export const toJoin = { join: 'club' } as const;

export function isToJoin({ request: { url } }: Pick<AccountContext, 'request'>): boolean {
  return url.searchParams.get('join') === toJoin.join;
}

/** The checkbox that enrolls a customer in the loyalty program. */
export function loyaltyField({ messages }: AccountContext): FieldDefinition {
  return { name, kind: 'checkbox', label: messages.consentLoyalty };
}

export function wantsLoyalty(values: FormValues): boolean {
  return values.isTicked(name);
}

/** The enrollment of a new member, in the form of the call. */
export function loyaltyEnrollment({ request: { site } }: AccountContext): Profile['enrollments'] {
  return [{ type: 'Loyalty', optin: true, country: site.country }];
}
