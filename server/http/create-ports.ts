import type { Service } from '#commerce/client/calls.ts';
import type { PreviewAccess } from '#engine/preview-access.ts';
import { createSettings } from '#settings/create-settings.ts';
import { shopLayers } from '#settings/layers.ts';
import { getSandboxUrls } from '#settings/sandbox-addresses.ts';
import type { Log } from '#backend/ports.ts';
import type { SiteConfiguration } from '#storefront/site/configuration.ts';
import type { StorefrontPorts } from '#storefront/services/services.ts';
import { getBotCheckFrame } from '../environment/bot-check.ts';
import type { Environment } from '../environment/environment.ts';
import type { FetchHandler } from '../ingress/node-fetch.ts';

/** Origin in the URL of a call that never leaves the process. */
const IN_PROCESS = 'http://backend.internal';

interface Options {
  readonly environment: Environment;
  readonly sites: SiteConfiguration;
  readonly backend: FetchHandler;
  /** Handles a call without a `Request` object, if the backend supports it. */
  readonly callDirectly?: Service['callDirectly'];
  /** The mock that replaces every service. */
  readonly mock?: Service;
  readonly contentFallback?: StorefrontPorts['contentFallback'];
  readonly previewAccess: PreviewAccess;
  readonly drifts?: StorefrontPorts['drifts'];
  readonly log: Log;
  readonly isDevelopment: boolean;
  readonly blockFiles: StorefrontPorts['blockFiles'];
  /** Changes of the backend in this process. */
  readonly freshness?: StorefrontPorts['freshness'];
}

/**
 * Creates the ports of the app: each service is called over the network if its origin is set, otherwise in process. A mock replaces all
 * services.
 */
export function createPorts({
  environment,
  sites,
  backend,
  callDirectly,
  mock,
  contentFallback,
  previewAccess,
  drifts,
  log,
  isDevelopment,
  blockFiles,
  freshness,
}: Options): StorefrontPorts {
  const createService = (origin: string | undefined): Service =>
    mock ??
    (origin
      ? { origin, fetch: (request) => fetch(request) }
      : { origin: IN_PROCESS, fetch: backend, ...(callDirectly ? { callDirectly } : {}) });
  return {
    sites,
    content: createService(environment.contentOrigin),
    ...(contentFallback && { contentFallback }),
    personalization: createService(environment.personalizationOrigin),
    commerce: createService(environment.commerceOrigin),
    accessKey: environment.keys.ACCESS_KEY,
    partnersOrigin: environment.partnersOrigin,
    botCheckFrame: getBotCheckFrame(environment),
    previewAccess,
    editorOrigins: environment.editorOrigins,
    settings: createSettings(environment.settings, shopLayers, getSandboxUrls(environment.partnersOrigin)),
    ...(drifts && { drifts }),
    log,
    now: () => new Date(),
    isDevelopment,
    blockFiles,
    // Remote services do not report their changes.
    ...(freshness && !environment.contentOrigin && !environment.commerceOrigin ? { freshness } : {}),
  };
}
