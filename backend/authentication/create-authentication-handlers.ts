import type { Handlers } from '../router/handler.ts';
import type { AuthenticationPorts } from './authentication-ports.ts';
import { createIssueToken } from './issue-token.ts';

/** The calls of area authentication. */
export function createAuthenticationHandlers(ports: AuthenticationPorts) {
  return {
    issueToken: createIssueToken(ports),
  } satisfies Partial<Handlers>;
}
