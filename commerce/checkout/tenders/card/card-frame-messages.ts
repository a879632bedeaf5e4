import type { PaymentSession } from '#generated/openapi/cart.ts';

/** Messages of the provider's frame to the page. */
export type FrameMessage =
  | { readonly type: 'cairn:card-ready'; readonly height: number }
  | { readonly type: 'cairn:card-resize'; readonly height: number }
  | { readonly type: 'cairn:card-token'; readonly token: string }
  | { readonly type: 'cairn:card-invalid'; readonly fields: readonly string[] }
  | { readonly type: 'cairn:card-failed'; readonly reason: string }
  | { readonly type: 'cairn:card-enter' };

/** Maximum height of the frame, so that a broken one does not push the page away. */
const TALLEST = 900;

/**
 * Parses a message of this session's frame.
 * @returns undefined for other windows, origins or sessions, so that no other frame can supply a token
 */
export function parseFrameMessage(
  event: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  { origin, sessionId }: Pick<PaymentSession, 'origin' | 'sessionId'>,
  frame: unknown,
): FrameMessage | undefined {
  if (event.origin !== origin || event.source !== frame || !frame) return undefined;
  const { data } = event;
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Readonly<Record<string, unknown>>;
  if (message.sessionId !== sessionId) return undefined;
  switch (message.type) {
    case 'cairn:card-ready':
      return { type: message.type, height: parseHeight(message.height) };
    case 'cairn:card-resize':
      return { type: message.type, height: parseHeight(message.height) };
    case 'cairn:card-token':
      return typeof message.token === 'string' ? { type: message.type, token: message.token } : undefined;
    case 'cairn:card-invalid':
      return { type: message.type, fields: Array.isArray(message.fields) ? message.fields.map(String) : [] };
    case 'cairn:card-failed':
      return { type: message.type, reason: String(message.reason) };
    case 'cairn:card-enter':
      return { type: message.type };
    default:
      return undefined;
  }
}

function parseHeight(height: unknown): number {
  return typeof height === 'number' && height > 0 ? Math.min(TALLEST, Math.ceil(height)) : 0;
}
