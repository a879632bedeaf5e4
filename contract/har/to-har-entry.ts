import type { Recorded } from '../exercise/exchange.ts';
import { redactBody } from '../redact/redact-body.ts';
import { redactHeaders, redactSecrets, redactTarget } from '../redact/redact-secrets.ts';
import type { HarEntry, HarPair } from './har.ts';

const toPairs = (group: Readonly<Record<string, string>>): HarPair[] => Object.entries(group).map(([name, value]) => ({ name, value }));

function redactText(text: string, redact: (body: unknown) => unknown): string {
  try {
    return JSON.stringify(redact(JSON.parse(text)));
  } catch {
    return text;
  }
}

/** Converts an exchange to a HAR entry without secrets and personal values. Undefined without a response. */
export function toHarEntry({ call, request, response }: Recorded, origin: string, startedAt: Date, time: number): HarEntry | undefined {
  if (!response) return undefined;
  const url = new URL(origin + redactTarget(request.target));
  const text = redactText(response.body, (body) => redactBody(call.operationId, response.status, body));
  const sent = request.body === undefined ? undefined : redactText(request.body, redactSecrets);
  return {
    startedDateTime: startedAt.toISOString(),
    time,
    request: {
      method: request.method,
      url: url.href,
      httpVersion: 'HTTP/1.1',
      headers: toPairs(redactHeaders(request.headers)),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      cookies: [],
      headersSize: -1,
      bodySize: sent === undefined ? 0 : Buffer.byteLength(sent),
      ...(sent !== undefined && { postData: { mimeType: request.headers['content-type'] ?? '', text: sent } }),
    },
    response: {
      status: response.status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      headers: toPairs(redactHeaders(response.headers)),
      cookies: [],
      content: { size: Buffer.byteLength(text), mimeType: response.headers['content-type'] ?? '', text },
      redirectURL: '',
      headersSize: -1,
      bodySize: Buffer.byteLength(text),
    },
    cache: {},
    timings: { send: 0, wait: time, receive: 0 },
  };
}
