import type { Handler } from '../router/handler.ts';
import type { AuthenticationPorts } from './authentication-ports.ts';
import { createIssueToken } from './issue-token.ts';

/** The calls of area authentication. */
export function createAuthenticationHandlers(ports: AuthenticationPorts): { readonly issueToken: Handler<'issueToken'> } {
  return { issueToken: createIssueToken(ports) };
}
