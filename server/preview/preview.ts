import type { PreviewAccess } from '#engine/preview-access.ts';
import { createPreviewAccess, createPreviewEntrance, previewLink } from './preview-access.ts';
import { createPreviewKey } from './preview-key.ts';
import { localKeys, type Environment } from '../environment/environment.ts';
import { isLoopback } from '../environment/keys.ts';
import type { FetchHandler } from '../door/node-fetch.ts';

/** Milliseconds that the links hold that a developer's shop prints. */
const LINK_LIFE = 7 * 24 * 60 * 60 * 1000;

export interface Preview {
  readonly access: PreviewAccess;
  /** Answers links. */
  readonly entrance: FetchHandler;
  /** A place of a shop on this machine, with a link that lets in; in a public shop's log that would let in whoever reads the log. */
  addressOf(path: string, port: number): string;
}

/**
 * Previews by the shop's key. The one that everybody knows holds for names of this machine alone: a proxy on it may lead other people here
 * under a public name.
 */
export function createPreview({ keys, editorOrigins, listenHost }: Environment, now: () => Date): Preview {
  const key = createPreviewKey(keys.PREVIEW_KEY);
  const isSecret = keys.PREVIEW_KEY !== localKeys.PREVIEW_KEY;
  const access = createPreviewAccess(key, now);
  return {
    access: { isGranted: (request) => (isSecret || isLoopback(new URL(request.url).hostname)) && access.isGranted(request) },
    entrance: createPreviewEntrance({ key, now, editorOrigins }),
    addressOf(path, port) {
      const local = `http://localhost:${port}`;
      if (!isLoopback(listenHost)) return local + path;
      return previewLink(local, key, new Date(now().getTime() + LINK_LIFE), path);
    },
  };
}
