/** No connection, no response in time, an incomplete or invalid body, or a status outside of the contract. */
export type OriginErrorKind = 'unreachable' | 'late' | 'broken' | 'status';

export class OriginError extends Error {
  override readonly name = 'OriginError';
  readonly kind: OriginErrorKind;
  /** Status of the response, if there was one. */
  readonly status: number | undefined;

  constructor(kind: OriginErrorKind, { status, cause }: { readonly status?: number; readonly cause?: unknown } = {}) {
    super(`the content origin failed: ${kind === 'status' ? `status ${status}` : kind}`, { cause });
    this.kind = kind;
    this.status = status;
  }
}
