import type { FuzzedRequest } from './fuzzed-request.ts';

/** Yields copies of the request, each with another part removed. */
function* createSmaller(request: FuzzedRequest): Generator<FuzzedRequest> {
  const { headers, query, body, visitor, path } = request;
  if (visitor !== undefined) yield { ...request, visitor: undefined };
  if (body !== undefined) {
    const { body: _, ...bare } = request;
    yield bare;
    if (body.length > 40) yield { ...request, body: body.slice(0, Math.floor(body.length / 2)) };
  }
  for (const index of headers.keys()) yield { ...request, headers: headers.filter((_, place) => place !== index) };
  for (const index of query.keys()) yield { ...request, query: query.filter((_, place) => place !== index) };
  if (path.length > 80) yield { ...request, path: path.slice(0, Math.ceil(path.length / 2)) };
}

/** Removes everything that the fault does not need; sends at most `most` requests. */
export async function shrinkRequest(
  request: FuzzedRequest,
  fails: (smaller: FuzzedRequest) => Promise<boolean>,
  most = 40,
): Promise<FuzzedRequest> {
  let least = request;
  let requested = 0;
  for (let isLess = true; isLess;) {
    isLess = false;
    for (const candidate of createSmaller(least)) {
      if (requested >= most) return least;
      requested += 1;
      if (await fails(candidate)) {
        least = candidate;
        isLess = true;
        break;
      }
    }
  }
  return least;
}
