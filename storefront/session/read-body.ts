/** Longest body of a page's call in bytes. */
const LARGEST = 256 * 1024;

/** A body whole; stops reading at the limit, whatever Content-Length says. Undefined where there is none. */
export async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined | 'too large'> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST) return 'too large';
  if (request.body === null) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > LARGEST) return 'too large';
    chunks.push(chunk);
  }
  if (size === 0) return undefined;
  const body = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    body.set(chunk, at);
    at += chunk.byteLength;
  }
  return body;
}
