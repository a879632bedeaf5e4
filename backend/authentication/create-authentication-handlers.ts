import type { Handlers } from '../router/handler.ts';
import type { AuthenticationPorts } from './authentication-ports.ts';
import { createChangePassword } from './change-password.ts';
import { createConfirmForgotPassword } from './confirm-forgot-password.ts';
import { createIssueToken } from './issue-token.ts';
import { createResetPassword } from './reset-password.ts';
import { createEndOtherSessions } from './sessions/end-other-sessions.ts';
import { createEndSession } from './sessions/end-session.ts';
import { createGetSessions } from './sessions/get-sessions.ts';
import { createSignIn } from './sign-in.ts';
import { createSignOut } from './sign-out.ts';

/** The calls of area authentication but for signUp, which writes what backend/consumer keeps. */
export function createAuthenticationHandlers(ports: AuthenticationPorts) {
  return {
    changePassword: createChangePassword(ports),
    confirmForgotPassword: createConfirmForgotPassword(ports),
    endOtherSessions: createEndOtherSessions(ports),
    endSession: createEndSession(ports),
    getSessions: createGetSessions(ports),
    issueToken: createIssueToken(ports),
    resetPassword: createResetPassword(ports),
    signIn: createSignIn(ports),
    signOut: createSignOut(ports),
  } satisfies Partial<Handlers>;
}
