const addresses = new WeakMap<Request, string>();

/** Notes for whom a host passes a request on; a fetch request has no place for it that its sender could not fill. */
export function noteClientAddress(request: Request, address: string): Request {
  addresses.set(request, address);
  return request;
}

/** The address that a request came from; empty where no host has noted one, as for what this process asks itself. */
export function clientAddressOf(request: Request): string {
  return addresses.get(request) ?? '';
}
