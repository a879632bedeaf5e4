import { updateProfile } from '#generated/calls/update-profile.ts';
import { interests, isInterest, joinInterests, splitInterests, type Interest } from '#validation/profile/interests.ts';
import { requireCustomer } from '../../../account/account-context.ts';
import { accountPath } from '../../../site/account-paths.ts';
import { defineAccountScreen } from '../../../account/define-account-screen.ts';

export const screen = defineAccountScreen({
  page: 'interests',
  calls: ['updateProfile'],
  admit: requireCustomer,
  show: ({ facts, messages, session, profile }) => {
    const labels: Readonly<Record<Interest, string>> = {
      hiking: messages.interestHiking,
      'trail-running': messages.interestTrailRunning,
      running: messages.interestRunning,
      climbing: messages.interestClimbing,
      camping: messages.interestCamping,
      skiing: messages.interestSkiing,
      cycling: messages.interestCycling,
      fishing: messages.interestFishing,
      travel: messages.interestTravel,
      everyday: messages.interestEveryday,
    };
    return {
      title: messages.interests,
      lead: messages.interestsLead,
      sections: [
        {
          kind: 'form',
          form: {
            id: 'interests',
            fields: [
              {
                name: 'interests',
                kind: 'checkboxes',
                label: messages.interests,
                isLabelHidden: true,
                options: interests.map((interest) => ({ value: interest, label: labels[interest] })),
                value: splitInterests(profile.preferences.interests ?? '') ?? [],
              },
            ],
            submit: messages.save,
            async send(values) {
              const chosen = joinInterests(values.all('interests').filter(isInterest));
              await updateProfile(session.calls, { body: { preferences: { interests: chosen } } });
              return accountPath(facts.site, 'interests', { done: 'saved' });
            },
          },
        },
      ],
    };
  },
});
