import type { Feature } from '../features/feature.ts';
import { createWorker } from '../jobs/job.ts';
import type { AuthenticationPorts } from './authentication-ports.ts';
import { createChangePassword } from './passwords/change-password.ts';
import { createConfirmForgotPassword } from './passwords/confirm-forgot-password.ts';
import { createEnrollStoreDevice } from './devices/enroll-store-device.ts';
import { createGetStoreDevices } from './devices/get-store-devices.ts';
import { createRemoveStoreDevice } from './devices/remove-store-device.ts';
import { createIssueToken } from './tokens/issue-token.ts';
import { createAddPasskey } from './passkeys/add-passkey.ts';
import { createBeginPasskey } from './passkeys/begin-passkey.ts';
import { createBeginPasskeySignIn } from './passkeys/begin-passkey-sign-in.ts';
import { createGetPasskeys } from './passkeys/get-passkeys.ts';
import { createRemovePasskey } from './passkeys/remove-passkey.ts';
import { createRenamePasskey } from './passkeys/rename-passkey.ts';
import { createSignInWithPasskey } from './passkeys/sign-in-with-passkey.ts';
import { resetMailJob } from './passwords/reset-mail-job.ts';
import { createResetPassword } from './passwords/reset-password.ts';
import { createSendResetMail } from './passwords/send-reset-mail.ts';
import { createConfirmPassword } from './sessions/confirm-password.ts';
import { createCreateSiteCode } from './site-codes/create-site-code.ts';
import { createEndOtherSessions } from './sessions/end-other-sessions.ts';
import { createEndSession } from './sessions/end-session.ts';
import { createGetSessions } from './sessions/get-sessions.ts';
import { createLoginAgent } from './staff/login-agent.ts';
import { createSignIn } from './sign-in/sign-in.ts';
import { createSignOut } from './sign-in/sign-out.ts';
import { authenticationData } from './authentication-data.ts';
import { createGuestRetention } from './tokens/guest-retention.ts';
import {
  attemptRetention,
  challengeRetention,
  codeRetention,
  linkRetention,
  sessionRetention,
  tokenRetention,
} from './tokens/token-retention.ts';
import { createChangeEmail } from './email/change-email.ts';
import { createCancelEmailChange } from './email/cancel-email-change.ts';
import { createSendEmailLink } from './email/send-email-link.ts';
import { createConfirmEmail } from './email/confirm-email.ts';
import { createKeepEmail } from './email/keep-email.ts';

/** The operations of the authentication area, except `signUp`, which writes data of `backend/consumer`. */
export function authenticationFeature(ports: AuthenticationPorts) {
  return {
    handlers: {
      addPasskey: createAddPasskey(ports),
      beginPasskey: createBeginPasskey(ports),
      beginPasskeySignIn: createBeginPasskeySignIn(ports),
      changePassword: createChangePassword(ports),
      confirmForgotPassword: createConfirmForgotPassword(ports),
      confirmPassword: createConfirmPassword(ports),
      createSiteCode: createCreateSiteCode(ports),
      endOtherSessions: createEndOtherSessions(ports),
      endSession: createEndSession(ports),
      getPasskeys: createGetPasskeys(ports),
      getSessions: createGetSessions(ports),
      enrollStoreDevice: createEnrollStoreDevice(ports),
      getStoreDevices: createGetStoreDevices(ports),
      removeStoreDevice: createRemoveStoreDevice(ports),
      issueToken: createIssueToken(ports),
      loginAgent: createLoginAgent(ports),
      removePasskey: createRemovePasskey(ports),
      renamePasskey: createRenamePasskey(ports),
      resetPassword: createResetPassword(ports),
      signIn: createSignIn(ports),
      signInWithPasskey: createSignInWithPasskey(ports),
      signOut: createSignOut(ports),
      changeEmail: createChangeEmail(ports),
      cancelEmailChange: createCancelEmailChange(ports),
      sendEmailLink: createSendEmailLink(ports),
      confirmEmail: createConfirmEmail(ports),
      keepEmail: createKeepEmail(ports),
    },
    jobs: [createWorker(resetMailJob, createSendResetMail(ports))],
    retention: [
      tokenRetention,
      sessionRetention,
      codeRetention,
      challengeRetention,
      attemptRetention,
      linkRetention,
      createGuestRetention(() => ports.features().guestTables),
    ],
    guestTables: ['refresh_tokens'],
    userData: authenticationData,
  } satisfies Feature;
}
