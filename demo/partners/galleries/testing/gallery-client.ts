import sharp from 'sharp';
import { expect } from 'vitest';
import { recordResponse } from '#contract/coverage/record-coverage.ts';
import type { UserInput } from '#generated/openapi/gallery.ts';
import { galleryOperations, galleryValidators, type GalleryOperationId } from '#generated/openapi/partners/gallery.ts';
import { createGallerySandbox } from '../gallery-sandbox.ts';
import { TERMS_VERSION } from '../service/terms.ts';

export const shopOrigin = 'https://shop.example';

export interface TestRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: readonly (readonly [string, string])[];
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly key?: string;
}

export interface TestResponse<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** A sandbox with its own clock. Every response is validated by the contract. */
export function openGalleries() {
  let now = Date.UTC(2026, 10, 24, 18);
  const handle = createGallerySandbox({ clock: { now: () => new Date(now) }, shopOrigins: [shopOrigin] });

  async function call<Body>(operationId: GalleryOperationId, request: TestRequest = {}): Promise<TestResponse<Body>> {
    const { params = {}, query = [], body, headers = {}, key = 'sandbox' } = request;
    const operation = galleryOperations.find((one) => one.operationId === operationId);
    if (!operation) throw new Error(`${operationId} is not an operation of the galleries`);
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const search = new URLSearchParams([...query.map(([name, value]) => [name, value]), ['api_key', key]]);
    const response = await handle(
      new Request(`https://partners.example/galleries/api${path}?${search}`, {
        method: operation.method,
        headers: { origin: shopOrigin, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const received: unknown = await response.json();
    const validate = galleryValidators[operationId].responses[response.status];
    expect(validate, `${operationId} has no response ${response.status} in the contract`).toBeTypeOf('function');
    const isValid = validate?.(received);
    recordResponse(operationId, response.status, received);
    expect(isValid ? [] : validate?.errors, `${operationId} ${response.status} ${JSON.stringify(received)}`).toEqual([]);
    return { status: response.status, headers: response.headers, body: received as Body };
  }

  return {
    call,
    handle,
    advance(milliseconds: number): void {
      now += milliseconds;
    },
  };
}

export const newUser: UserInput = {
  nickname: 'Robin V.',
  email: 'robin@example.com',
  consent: { termsVersion: TERMS_VERSION, language: 'en', givenAt: '2026-11-24T17:59:00.000Z' },
};

/** A PNG with text that must not be stored, as base64. */
export async function createPhoto(): Promise<string> {
  const image = sharp({ create: { width: 60, height: 90, channels: 3, background: '#c0392b' } });
  return (
    await image
      .withExif({ IFD0: { Copyright: 'where I live' } })
      .png()
      .toBuffer()
  ).toString('base64');
}
