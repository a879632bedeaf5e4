const { session: sessionId = '', shopOrigin = '' } = document.body.dataset;

export interface ShopMessage {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** Posts to the shop's page only; a page of any other origin that frames this one receives nothing. */
export function post(type: string, data: Readonly<Record<string, unknown>> = {}): void {
  window.parent.postMessage({ type: `cairn:${type}`, sessionId, ...data }, shopOrigin);
}

/** Calls the handler with messages of the shop's page for this session. */
export function listen(handle: (message: ShopMessage) => void): void {
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== shopOrigin || source !== window.parent || typeof data !== 'object' || data === null) return;
    const message = data as { readonly type?: unknown; readonly sessionId?: unknown };
    if (message.sessionId === sessionId && typeof message.type === 'string') handle(message as ShopMessage);
  });
}

/** Requests a token for a card of the wallet; undefined when the partner rejects it. */
export async function requestToken(card: string): Promise<{ readonly token: string; readonly card: unknown } | undefined> {
  try {
    const response = await fetch('/payments/wallet/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session: sessionId, card }),
      signal: AbortSignal.timeout(15_000),
    });
    return response.status === 201 ? ((await response.json()) as { readonly token: string; readonly card: unknown }) : undefined;
  } catch {
    return undefined;
  }
}
