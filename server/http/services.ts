import type { Service } from '#commerce/client/calls.ts';
import type { PreviewAccess } from '#engine/preview-access.ts';
import { createSettings } from '#settings/create-settings.ts';
import { shopLayers } from '#settings/layers.ts';
import { sandboxAddresses } from '#settings/sandbox-addresses.ts';
import type { Log } from '#backend/ports.ts';
import type { SiteConfiguration } from '#storefront/site/configuration.ts';
import type { StorefrontPorts } from '#storefront/services/services.ts';
import { botCheckFrame } from '../environment/bot-check.ts';
import type { Environment } from '../environment/environment.ts';
import type { FetchHandler } from '../door/node-fetch.ts';

/** Stands in the address of a call that never leaves the process. */
const IN_PROCESS = 'http://backend.internal';

interface Options {
  readonly environment: Environment;
  readonly sites: SiteConfiguration;
  readonly backend: FetchHandler;
  /** The same without a request, where it takes calls so. */
  readonly answer?: Service['answer'];
  /** In place of every service, where calls are mocked. */
  readonly mock?: Service;
  readonly contentKeeper?: StorefrontPorts['contentKeeper'];
  readonly previewAccess: PreviewAccess;
  readonly drifts?: StorefrontPorts['drifts'];
  readonly log: Log;
  readonly isDevelopment: boolean;
  readonly blockFiles: StorefrontPorts['blockFiles'];
  /** Of the backend in this process. */
  readonly freshness?: StorefrontPorts['freshness'];
}

/** What the hosts need: each service over the network when its origin is set, otherwise the backend in this process; or in place of all one that is mocked. */
export function createPorts({
  environment,
  sites,
  backend,
  answer,
  mock,
  contentKeeper,
  previewAccess,
  drifts,
  log,
  isDevelopment,
  blockFiles,
  freshness,
}: Options): StorefrontPorts {
  const at = (origin: string | undefined): Service =>
    mock ??
    (origin ? { origin, fetch: (request) => fetch(request) } : { origin: IN_PROCESS, fetch: backend, ...(answer ? { answer } : {}) });
  return {
    sites,
    content: at(environment.contentOrigin),
    ...(contentKeeper && { contentKeeper }),
    personalization: at(environment.personalizationOrigin),
    commerce: at(environment.commerceOrigin),
    accessKey: environment.keys.ACCESS_KEY,
    partnersOrigin: environment.partnersOrigin,
    botCheckFrame: botCheckFrame(environment),
    previewAccess,
    editorOrigins: environment.editorOrigins,
    settings: createSettings(environment.settings, shopLayers, sandboxAddresses(environment.partnersOrigin)),
    ...(drifts && { drifts }),
    log,
    now: () => new Date(),
    isDevelopment,
    blockFiles,
    // What is elsewhere tells nobody here what changes.
    ...(freshness && !environment.contentOrigin && !environment.commerceOrigin ? { freshness } : {}),
  };
}
