import { partnerScriptPolicy } from '#blocks/parts/galleries/partner-script.ts';
import { trustedHtmlPolicy } from '#engine/render/trusted-html.ts';
import type { RenderMode } from '#engine/env.ts';
import { createContentPolicy, type InlineSources } from '#engine/security/content-policy.ts';
import type { PartnerSources } from '#settings/partner-sources.ts';
import { defaultPolicy, startPolicy } from './trusted-types.ts';

export interface DocumentPolicy {
  readonly inline: InlineSources;
  readonly origin: string;
  readonly partnersOrigin: string;
  /** Sources of the blocks on the site's pages. */
  readonly sources: PartnerSources;
  readonly editorOrigins: readonly string[];
  readonly mode: RenderMode;
  /** The document contains private data. */
  readonly isPrivate: boolean;
  readonly isDevelopment: boolean;
}

/** Headers of a document. Only the visitor's browser may cache it; private documents and previews are not cached at all. */
export function createDocumentHeaders({
  mode,
  isPrivate,
  editorOrigins,
  sources,
  ...policy
}: DocumentPolicy): Readonly<Record<string, string>> {
  const isPreview = mode === 'preview';
  const frameAncestors = isPreview ? editorOrigins : [];
  return {
    'content-security-policy': createContentPolicy({
      ...policy,
      ...sources,
      frameAncestors,
      trustedTypes: [trustedHtmlPolicy, startPolicy, defaultPolicy, partnerScriptPolicy],
    }),
    'cache-control': isPreview || isPrivate ? 'no-store' : 'private, no-cache',
    vary: 'Cookie, Accept-Encoding',
    ...(isPreview ? { 'x-robots-tag': 'noindex' } : {}),
  };
}
