/** Reads only the status and length of the responses on one connection: a load generator must not dominate the measurement. */
export interface ResponseReader {
  /**
   * Takes received bytes.
   * @returns the status of the response that they complete, if any
   */
  push(chunk: Buffer): number | undefined;
}

const HEAD_END = Buffer.from('\r\n\r\n');
/** End of a chunked body: an empty last chunk, and no trailers. */
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

export function createResponseReader(): ResponseReader {
  let head: Buffer | undefined;
  let status = 0;
  let left: number | 'chunked' = 0;
  let tail: Buffer = Buffer.alloc(0);

  const take = (body: Buffer): number | undefined => {
    if (left === 'chunked') {
      tail = Buffer.concat([tail, body.subarray(-LAST_CHUNK.length)]).subarray(-LAST_CHUNK.length);
      return tail.equals(LAST_CHUNK) ? finish() : undefined;
    }
    left -= body.length;
    return left <= 0 ? finish() : undefined;
  };
  const finish = (): number => {
    head = undefined;
    tail = Buffer.alloc(0);
    return status;
  };

  return {
    push(chunk) {
      if (head !== undefined && status !== 0) return take(chunk);
      const known = head === undefined ? chunk : Buffer.concat([head, chunk]);
      head = known;
      const end = known.indexOf(HEAD_END);
      if (end === -1) {
        status = 0;
        return undefined;
      }
      const text = known.toString('latin1', 0, end).toLowerCase();
      status = Number(text.slice(9, 12));
      const length = /\r\ncontent-length: (\d+)/.exec(text)?.[1];
      left = length === undefined && text.includes('\r\ntransfer-encoding: chunked') ? 'chunked' : Number(length ?? 0);
      return take(known.subarray(end + HEAD_END.length));
    },
  };
}
