import type { ReceivedResponse } from '#commerce/client/call-hooks.ts';

export interface ReadResponse {
  /** Undefined for a response without a body. */
  readonly body?: unknown;
  /** Reason why the body could not be read. */
  readonly error?: string;
}

export function readReceived({ text, body }: ReceivedResponse): ReadResponse {
  if (text === undefined) return { body };
  if (text === '') return {};
  try {
    return { body: JSON.parse(text) as unknown };
  } catch {
    return { error: 'The body is not JSON.' };
  }
}
