import type { Call, Contract } from '../document/read-contract.ts';
import { describeRequest } from '../exercise/exchange.ts';
import { validateResponse } from '../exercise/validate-response.ts';
import type { Report } from '../exercise/report.ts';
import type { ReceivedResponse, Transport } from '../exercise/target.ts';
import type { WrittenRequest } from '../request/write-request.ts';
import type { Har, HarEntry, HarPair } from './har.ts';
import { createCallMatcher } from './match-call.ts';

const getGroup = (pairs: readonly HarPair[]): Record<string, string> =>
  Object.fromEntries(pairs.map(({ name, value }) => [name.toLowerCase(), value]));

/** Headers that a client computes for each request. */
const connectionHeaders = /^(?:host|connection|content-length|accept-encoding|transfer-encoding|:.*)$/;

function createRequest({ request }: HarEntry, path: string): WrittenRequest {
  const { search } = new URL(request.url);
  const headers = Object.fromEntries(Object.entries(getGroup(request.headers)).filter(([name]) => !connectionHeaders.test(name)));
  return { method: request.method, target: path + search, headers, ...(request.postData && { body: request.postData.text }) };
}

const toResponse = ({ response }: HarEntry): ReceivedResponse => ({
  status: response.status,
  headers: getGroup(response.headers),
  body: response.content.text ?? '',
});

export interface Resend {
  readonly transport: Transport;
  /** Replaces the recorded token, which is redacted. */
  readonly getToken: (call: Call) => Promise<string | undefined>;
}

async function sendAgain(
  call: Call,
  { headers, ...request }: WrittenRequest,
  { transport, getToken }: Resend,
): Promise<ReceivedResponse | undefined> {
  const { authorization, ...others } = headers;
  const token = authorization === undefined ? undefined : await getToken(call);
  return transport({ ...request, headers: { ...others, ...(token !== undefined && { authorization: `Bearer ${token}` }) } });
}

/**
 * Validates recorded responses. Any HAR works, including a browser's: requests outside the contract are skipped.
 * @param resend Sends each request again and validates the new response; absent to validate the recording
 */
export async function replayHar(contract: Contract, { log }: Har, report: Report, resend?: Resend): Promise<void> {
  const match = createCallMatcher(contract);
  let others = 0;
  for (const entry of log.entries) {
    const matched = match(entry.request.method, new URL(entry.request.url).pathname);
    if (!matched) {
      others += 1;
      continue;
    }
    const { call, path } = matched;
    const request = createRequest(entry, path);
    // oxlint-disable-next-line no-await-in-loop -- requests are sent in the order in which they were recorded
    const response = resend ? await sendAgain(call, request, resend) : toResponse(entry);
    report.countResponse(call.operationId, response?.status);
    for (const finding of validateResponse(call, true, response).findings) report.add({ ...finding, request: describeRequest(request) });
  }
  if (others > 0) report.skip(`${others} requests of the file are no operation of the contract.`);
}
