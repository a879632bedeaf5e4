/** A request as it goes over the wire, in parts that can be left out one by one. */
export interface FuzzedRequest {
  /** Which call or route it is made from. */
  readonly family: string;
  /** Whether errors are the contract's: a call, in whatever way it is spoilt. */
  readonly isCall: boolean;
  readonly method: string;
  /** Percent-encoded or not: as it is sent. */
  readonly path: string;
  readonly query: readonly string[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string;
  /** Whose session it is sent in; none where there is none. */
  readonly visitor?: number;
}

export function targetOf({ path, query }: FuzzedRequest): string {
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

export function describeRequest(request: FuzzedRequest): string {
  const { method, headers, body } = request;
  const cut = (text: string): string => (text.length > 300 ? `${text.slice(0, 300)}… (${text.length})` : text);
  const told = headers.map(([name, value]) => `${name}: ${cut(value)}`);
  return [
    JSON.stringify(cut(`${method} ${targetOf(request)}`)),
    ...told.map((line) => JSON.stringify(line)),
    ...(body === undefined ? [] : [JSON.stringify(cut(body))]),
  ].join('\n    ');
}
