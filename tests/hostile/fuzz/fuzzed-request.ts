/** An HTTP request in parts that can be removed one by one. */
export interface FuzzedRequest {
  /** The operation or route that it is derived from. */
  readonly family: string;
  /** True when errors must have the contract's form: an operation, even a malformed one. */
  readonly isCall: boolean;
  readonly method: string;
  /** Sent as it is, percent-encoded or not. */
  readonly path: string;
  readonly query: readonly string[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
  /** Index of the session; absent for a request without one. */
  readonly visitor?: number;
}

export function getTarget({ path, query }: FuzzedRequest): string {
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

export function describeRequest(request: FuzzedRequest): string {
  const { method, headers, body } = request;
  const truncate = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)}… (${text.length})` : text);
  const formatted = headers.map(([name, value]) => `${name}: ${truncate(value)}`);
  return [
    JSON.stringify(truncate(`${method} ${getTarget(request)}`)),
    ...formatted.map((line) => JSON.stringify(line)),
    ...(body === undefined ? [] : [JSON.stringify(truncate(body))]),
  ].join('\n    ');
}
