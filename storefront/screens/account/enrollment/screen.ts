import { updateProfile } from '#generated/calls/update-profile.ts';
import { updateSubscription } from '#generated/calls/update-subscription.ts';
import { requireCustomer } from '../../../account/account-context.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';
import { stepContent } from '../../../account/enrollment/step-content.ts';
import { firstStep, stepNamed } from '../../../account/enrollment/steps.ts';
import { countriesOf } from '../../../account/site-country.ts';

/** The enrollment of a new customer in steps; the address contains the step. */
export const screen = defineAccountScreen({
  page: 'enrollment',
  calls: [updateProfile, updateSubscription],
  admit: requireCustomer,
  async show(context) {
    const { country } = await countriesOf(context);
    const step = stepNamed(context.request.url.searchParams.get('step')) ?? firstStep(context.profile);
    return stepContent(step, context, country);
  },
});
