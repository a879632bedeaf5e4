import type { PreviewAccess } from '#engine/preview-access.ts';
import { createPreviewAccess, createPreviewLinkHandler, createPreviewLink } from './preview-access.ts';
import { createPreviewKey } from './preview-key.ts';
import { localKeys, type Environment } from '../environment/environment.ts';
import { isLoopback } from '../environment/keys.ts';
import type { FetchHandler } from '../ingress/node-fetch.ts';

/** Milliseconds until the printed links of a developer's shop expire. */
const LINK_LIFE = 7 * 24 * 60 * 60 * 1000;

export interface Preview {
  readonly access: PreviewAccess;
  /** Handles preview links. */
  readonly handleLink: FetchHandler;
  /** URL of a path of this shop. A local shop adds a link that grants access; the log of a public shop must not contain one. */
  getUrl(path: string, port: number): string;
}

/**
 * Previews by the shop's key. The public default key is valid only for local names, because a proxy may expose this machine under a public
 * name.
 */
export function createPreview({ keys, editorOrigins, listenHost }: Environment, now: () => Date): Preview {
  const key = createPreviewKey(keys.PREVIEW_KEY);
  const isSecret = keys.PREVIEW_KEY !== localKeys.PREVIEW_KEY;
  const access = createPreviewAccess(key, now);
  return {
    access: { isGranted: (request) => (isSecret || isLoopback(new URL(request.url).hostname)) && access.isGranted(request) },
    handleLink: createPreviewLinkHandler({ key, now, editorOrigins }),
    getUrl(path, port) {
      const local = `http://localhost:${port}`;
      if (!isLoopback(listenHost)) return local + path;
      return createPreviewLink(local, key, new Date(now().getTime() + LINK_LIFE), path);
    },
  };
}
