import type { ErrorCode } from '#generated/errors.ts';

/** A failure that the caller is told of, in the contract's words. */
export class CallError extends Error {
  readonly status: number;
  readonly errorId: ErrorCode;
  /** One sentence each; the first is the error's message. */
  readonly sentences: readonly string[];
  constructor(status: number, errorId: ErrorCode, sentences: readonly string[]) {
    super(sentences[0] ?? errorId);
    this.name = 'CallError';
    this.status = status;
    this.errorId = errorId;
    this.sentences = sentences;
  }
}

/** There is no such thing; 404 API404. */
export function notFound(sentence: string): CallError {
  return new CallError(404, 'API404', [sentence]);
}

/** The call does not keep to its contract; 400 API400, one detail a sentence. */
export function badRequest(sentences: readonly string[]): CallError {
  return new CallError(400, 'API400', sentences);
}
