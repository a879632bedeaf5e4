import type { GalleryErrorCode } from '#generated/openapi/gallery.ts';

export interface Fault {
  /** Place in the request, e.g. "body.reason". */
  readonly at: string;
  readonly message: string;
}

const problems = {
  'body-too-large': [413, 'The body is too large.'],
  'call-unknown': [404, 'The service has no such operation.'],
  'consent-outdated': [422, 'The consent is for other terms than the present ones.'],
  'customer-unknown': [404, 'Customer not found.'],
  'image-invalid': [422, 'The file is not a picture of its type.'],
  'key-invalid': [401, 'The api_key is missing or of no instance.'],
  'media-unknown': [404, 'There is no such photo.'],
  'origin-unknown': [403, 'This key is not for pages of this origin.'],
  'rate-limited': [429, 'Too many requests.'],
  'request-invalid': [400, 'The request is not valid.'],
  'stream-unknown': [404, 'There is no such stream.'],
  'token-invalid': [401, 'The token is missing or wrong.'],
  'user-unknown': [404, 'There is no such user.'],
} as const satisfies Record<GalleryErrorCode, readonly [number, string]>;

/** An error of the service; it becomes a response in the contract's form. */
export class GalleryProblem extends Error {
  override readonly name = 'GalleryProblem';
  readonly code: GalleryErrorCode;
  readonly faults: readonly Fault[];

  constructor(code: GalleryErrorCode, faults: readonly Fault[] = []) {
    super(problems[code][1]);
    this.code = code;
    this.faults = faults;
  }

  toResponse(headers: Readonly<Record<string, string>> = {}): Response {
    const { code, message, faults } = this;
    const [status] = problems[code];
    return Response.json({ error: { code, message, ...(faults.length > 0 && { faults }) } }, { status, headers });
  }
}
