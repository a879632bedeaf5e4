/** Why an answer of the content origin is not good: nothing came, it came too late, it is not whole, or it is none of the contract's. */
export type FaultKind = 'unreachable' | 'late' | 'broken' | 'status';

/** The content origin has not answered as it should. */
export class OriginFault extends Error {
  override readonly name = 'OriginFault';
  readonly kind: FaultKind;
  /** Of an answer, whatever was in it. */
  readonly status: number | undefined;

  constructor(kind: FaultKind, { status, cause }: { readonly status?: number; readonly cause?: unknown } = {}) {
    super(`the content origin's answer is ${kind === 'status' ? `a ${status}` : kind}`, { cause });
    this.kind = kind;
    this.status = status;
  }
}
