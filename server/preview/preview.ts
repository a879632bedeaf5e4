import type { PreviewAccess } from '#engine/preview-access.ts';
import type { SiteConfiguration } from '#storefront/site/configuration.ts';
import { createPreviewAccess, createPreviewLinkHandler, createPreviewLink } from './preview-access.ts';
import { createPreviewKey } from './preview-key.ts';
import type { PreviewRevocations } from '#backend/authentication/tokens/preview-revocations.ts';
import { localKeys, type Environment } from '../environment/environment.ts';
import { isLoopback, isPrivateShop } from '../environment/keys.ts';
import type { FetchHandler } from '../ingress/node-fetch.ts';

/** Default lifetime of a link in seconds. */
export const linkLife = 8 * 60 * 60;

export interface Preview {
  readonly access: PreviewAccess;
  /** Handles preview links. */
  readonly handleLink: FetchHandler;
  /** URL of a path of this shop. A local shop adds a link that grants access; the log of a public shop must not contain one. */
  getUrl(path: string, port: number): string;
}

interface PreviewOptions {
  readonly environment: Environment;
  readonly sites: SiteConfiguration;
  readonly now: () => Date;
  readonly revocations?: PreviewRevocations | undefined;
}

/**
 * Previews by the shop's key. The public default key is valid only for local names, because a proxy may expose this machine under a public
 * name.
 */
export function createPreview({ environment, sites, now, revocations }: PreviewOptions): Preview {
  const { keys, editorOrigins } = environment;
  const key = createPreviewKey(keys.PREVIEW_KEY);
  const isSecret = keys.PREVIEW_KEY !== localKeys.PREVIEW_KEY;
  const isValidFor = (url: string): boolean => isSecret || isLoopback(new URL(url).hostname);
  const access = createPreviewAccess({ key, now, revocations });
  const handleLink = createPreviewLinkHandler({ key, now, revocations, editorOrigins });
  return {
    access: { isGranted: async (request) => isValidFor(request.url) && access.isGranted(request) },
    handleLink: async (request) =>
      request.method === 'POST' && !isValidFor(request.url) ? new Response(null, { status: 403 }) : handleLink(request),
    getUrl(path, port) {
      const local = `http://localhost:${port}`;
      if (!isPrivateShop(environment, sites)) return local + path;
      return createPreviewLink(local, key, { now: now(), seconds: linkLife }, path);
    },
  };
}
