import { updateProfile } from '#generated/calls/update-profile.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import type { CustomerContext } from './account-context.ts';
import type { FormDefinition } from './form-definition.ts';

/** An employee who has not accepted the terms yet. */
export function mustAcceptTerms({ consumerDetails: { employee } }: Pick<Profile, 'consumerDetails'>): boolean {
  return employee?.termsAccepted === false;
}

/** An employee's discount begins with it. @param done where it leads to. */
export function termsForm({ request: { site }, messages, session }: CustomerContext, done: string): FormDefinition {
  return {
    id: 'terms',
    lead: messages.termsMissing,
    fields: [{ name: 'termsAccepted', kind: 'checkbox', label: messages.acceptTerms, required: true }],
    submit: messages.acceptTermsSubmit,
    links: [{ href: `/${site.locale}/associate-discount-terms`, label: messages.associateTerms }],
    async send() {
      await updateProfile(session.calls, { body: { consumerDetails: { employee: { termsAccepted: true } } } });
      return done;
    },
  };
}
