import { updateProfile } from '#generated/calls/update-profile.ts';
import type { CustomerContext } from './account-context.ts';
import type { FormDefinition } from './form-definition.ts';
import { shouldShowTerms } from './membership/terms-state.ts';

/**
 * The forms for the terms: accepting starts the discount, declining is offered once.
 * @param done address to redirect to after either
 */
export function createTermsForms(context: CustomerContext, done: string): readonly [FormDefinition, ...FormDefinition[]] {
  const { request, messages, profile } = context;
  const accept: FormDefinition = {
    id: 'terms',
    lead: messages.termsMissing,
    fields: [],
    submit: messages.acceptTermsSubmit,
    links: [{ href: `/${request.site.locale}/associate-discount-terms`, label: messages.associateTerms }],
    send: () => updateTerms(context, true, done),
  };
  const decline: FormDefinition = {
    id: 'decline-terms',
    lead: messages.declineTerms,
    fields: [],
    submit: messages.declineTermsSubmit,
    looks: 'outline',
    send: () => updateTerms(context, false, done),
  };
  return shouldShowTerms(profile) ? [accept, decline] : [accept];
}

async function updateTerms({ session }: CustomerContext, termsAccepted: boolean, done: string): Promise<string> {
  await updateProfile(session.calls, { body: { consumerDetails: { employee: { termsAccepted } } } });
  return done;
}
