import type { Feature } from '../features/feature.ts';
import type { ConsumerPorts } from './consumer-ports.ts';
import { createAddAddress } from './addresses/add-address.ts';
import { createDeleteAddress } from './addresses/delete-address.ts';
import { createUpdateAddress } from './addresses/update-address.ts';
import { createCreateProfile } from './create-profile.ts';
import { createLookupAccount } from './lookup-account.ts';
import { createGetProfile } from './profile/get-profile.ts';
import { createUpdateNotification } from './profile/update-notification.ts';
import { createUpdateProfile } from './profile/update-profile.ts';
import { createSignUp } from './sign-up.ts';
import { createCreateSubscription } from './subscriptions/create-subscription.ts';
import { createGetSubscription } from './subscriptions/get-subscription.ts';
import { createUpdateSubscription } from './subscriptions/update-subscription.ts';
import { createRetrieveUserData } from './user-data/retrieve-user-data.ts';
import { consumerData } from './user-data/consumer-data.ts';

/** The operations of the consumer area, and `signUp`. */
export function consumerFeature(ports: ConsumerPorts) {
  return {
    handlers: {
      addAddress: createAddAddress(ports),
      createProfile: createCreateProfile(ports),
      createSubscription: createCreateSubscription(ports),
      deleteAddress: createDeleteAddress(ports),
      getProfile: createGetProfile(ports),
      getSubscription: createGetSubscription(ports),
      lookupAccount: createLookupAccount(ports),
      retrieveUserData: createRetrieveUserData(ports),
      signUp: createSignUp(ports),
      updateAddress: createUpdateAddress(ports),
      updateNotification: createUpdateNotification(ports),
      updateProfile: createUpdateProfile(ports),
      updateSubscription: createUpdateSubscription(ports),
    },
    guestTables: ['subscriptions'],
    userData: consumerData,
  } satisfies Feature;
}
