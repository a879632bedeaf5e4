import { createPaymentSandbox, type PaymentSandboxOptions } from '../payment-sandbox.ts';

export const shopOrigin = 'https://tarnfell.example';
export const returnUrl = `${shopOrigin}/en-us/checkout/return`;
export const entries = { number: '9000 1111 2222 3338', expiry: '08 / 29', cvc: '123', name: 'Mara Lindqvist' };
export const card = { brand: 'Quillon', last4: '3338', expiryMonth: 8, expiryYear: 2029 };
export const amount = { amountMinor: 12_900, currency: 'USD' };
export const reference = 'TF-2611-000001';

export const sessionInput = { purpose: 'card', shopOrigin, returnUrl, locale: 'en-us', brand: 'tarnfell', subject: 'cart-1' };

export const charge = (token: string, reference = 'TF-2611-000001', more: object = {}) => ({
  token,
  subject: 'cart-1',
  ...amount,
  reference,
  device: null,
  storeCard: false,
  ...more,
});

export interface SandboxResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: Record<string, unknown>;
}

export const getErrorCode = ({ json }: SandboxResponse): unknown => (json['error'] as { readonly code?: unknown } | undefined)?.code;

const keyHeader = { 'x-partners-key': 'the key' };

/** The sandbox with the test's clock and pauses, and short forms of its requests. */
export function startPaymentSandbox(options: Partial<PaymentSandboxOptions> = {}) {
  const time = { now: new Date('2026-11-21T09:00:00Z') };
  /** The partner's pauses; each lasts until the test ends it. */
  const pauses: { readonly milliseconds: number; readonly end: () => void }[] = [];
  const pause = (milliseconds: number): Promise<void> => new Promise((end) => pauses.push({ milliseconds, end }));
  const handle = createPaymentSandbox({ secret: 'a secret', key: 'the key', clock: { now: () => time.now }, pause, ...options });

  async function call(path: string, init: RequestInit = {}): Promise<SandboxResponse> {
    const response = await handle(new Request(new URL(`/payments/${path}`, 'https://partners.example'), init));
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, headers: response.headers, text, json: isJson ? (JSON.parse(text) as Record<string, unknown>) : {} };
  }
  /** Sends a request like a shop's server. */
  const get = (path: string): Promise<SandboxResponse> => call(path, { headers: keyHeader });
  const post = (path: string, body: unknown, headers: Record<string, string> = keyHeader): Promise<SandboxResponse> =>
    call(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  /** Sends a form like a browser. */
  const submit = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<SandboxResponse> =>
    call(path, { method: 'POST', headers, body: new URLSearchParams(fields) });

  const readSession = async (more: object = {}): Promise<string> =>
    String((await post('sessions', { ...sessionInput, ...more })).json['sessionId']);
  const requestTokenIn = async (session: string, number = entries.number): Promise<string> =>
    String((await post('tokens', { session, ...entries, number }, {})).json['token']);
  const readToken = async (number?: string): Promise<string> => requestTokenIn(await readSession(), number);
  const act = (verb: string, body: object = {}, of: string = reference): Promise<SandboxResponse> =>
    post(`authorizations/${of}/${verb}`, body);
  const pass = (minutes: number): void => {
    time.now = new Date(time.now.getTime() + minutes * 60_000);
  };
  return { call, get, post, submit, session: readSession, tokenIn: requestTokenIn, token: readToken, act, pass, pauses };
}

export type Sandbox = ReturnType<typeof startPaymentSandbox>;
