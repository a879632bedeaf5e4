import { updateProfile } from '#generated/calls/update-profile.ts';
import { updateSubscription } from '#generated/calls/update-subscription.ts';
import { requireCustomer } from '../../../account/account-context.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { createStepContent } from '../../../account/enrollment/step-content.ts';
import { getFirstStep, parseStep } from '../../../account/enrollment/steps.ts';
import { loadCountries } from '../../../account/site-country.ts';

/** The enrollment of a new customer in steps; the address contains the step. */
export const screen = defineAccountScreen({
  page: 'enrollment',
  calls: [updateProfile, updateSubscription],
  authorize: requireCustomer,
  async show(context) {
    const { country } = await loadCountries(context);
    const step = parseStep(context.request.url.searchParams.get('step')) ?? getFirstStep(context.profile);
    return createStepContent(step, context, country);
  },
});
