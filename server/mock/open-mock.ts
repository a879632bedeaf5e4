import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openPrivateFolder } from '#backend/database/private-folder.ts';
import { createImageService } from '#backend/images/image-service.ts';
import { createMediaRoute } from '#backend/images/media-route.ts';
import { createPaymentsClient } from '#backend/payments/payments-client.ts';
import type { Log } from '#backend/ports.ts';
import type { Service } from '#commerce/client/calls.ts';
import type { OpenApiDocument } from '#contract/mock/responses/generate-body.ts';
import { drawIllustration } from '#demo/illustrations/index.ts';
import { createSettings } from '#settings/create-settings.ts';
import type { OpenBackend } from '../backend/open-backend.ts';
import type { Environment } from '../environment/environment.ts';
import type { MockedCalls } from '../environment/mocked-calls.ts';
import { createDemoCatalog } from './demo-catalog.ts';
import { openMockContent } from './mock-content.ts';
import { createMockGallery } from './mock-gallery.ts';
import { createMockPayments } from './mock-payments.ts';
import { createMockService } from './create-mock-service.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Time-out in milliseconds of the payment partner's sandbox. */
const PAYMENT_TIMEOUT = 8000;

export interface OpenMock extends OpenBackend {
  readonly service: Service;
}

/** The mock in place of the backend: content from its folder, drawn pictures, and everything else without a database. */
export async function openMock(environment: Environment, calls: MockedCalls, log: Log): Promise<OpenMock> {
  const { contentDir, dataDir, partnersOrigin, keys, mockSeed, mockDelay, drawsPicturesAhead } = environment;
  openPrivateFolder(dataDir);
  const clock = { now: () => new Date() };
  const ids = { uuid: () => crypto.randomUUID() };
  const { countries } = createSettings(environment.settings).everywhere;
  const content = await openMockContent({ contentDir, countryToken: countries.token, clock, log });
  const images = createImageService({
    // The drawing kit lacks the product of the contract's examples.
    media: (publicId, frame) => drawIllustration(publicId.replace('products/jacket/', 'products/jacket-kestrel/'), frame),
    cacheDir: path.join(dataDir, 'mock-images'),
    shippedDir: path.join(root, 'demo', 'pictures'),
    clock,
    log,
    drawsAhead: drawsPicturesAhead,
  });
  const service = createMockService({
    calls,
    seed: mockSeed,
    delay: mockDelay,
    catalog: createDemoCatalog(),
    document: JSON.parse(readFileSync(path.join(root, 'generated/openapi/openapi.json'), 'utf8')) as OpenApiDocument,
    payments: createMockPayments(
      createPaymentsClient({ origin: partnersOrigin, key: keys.PARTNERS_KEY, fetch, timeoutMs: PAYMENT_TIMEOUT }),
    ),
    handlers: content.handlers,
    routes: [createMediaRoute(contentDir, images, ids), createMockGallery()],
    log,
  });
  return {
    service,
    fetch: service.fetch,
    media: service.fetch,
    stopDrawing: () => images.close(),
    close: async () => {
      await Promise.all([content.close(), images.close()]);
    },
  };
}
