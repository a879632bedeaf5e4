import { partnerScriptPolicy } from '#blocks/parts/galleries/partner-script.ts';
import { trustedHtmlPolicy } from '#engine/render/trusted-html.ts';
import type { RenderMode } from '#engine/env.ts';
import { contentPolicy, type InlineSources } from '#engine/security/content-policy.ts';
import type { PartnerSources } from '#settings/partner-sources.ts';
import { defaultPolicy, startPolicy } from './trusted-types.ts';

export interface DocumentPolicy {
  readonly inline: InlineSources;
  readonly origin: string;
  readonly partnersOrigin: string;
  /** Of the blocks that the site's pages may show. */
  readonly sources: PartnerSources;
  readonly editorOrigins: readonly string[];
  readonly mode: RenderMode;
  /** What the document shows is the shopper's alone. */
  readonly isPrivate: boolean;
  readonly isDevelopment: boolean;
}

/** Headers of a document. What a visitor sees is theirs alone; a cart, an order or a preview is kept nowhere. */
export function documentHeaders({ mode, isPrivate, editorOrigins, sources, ...policy }: DocumentPolicy): Readonly<Record<string, string>> {
  const isPreview = mode === 'preview';
  const frameAncestors = isPreview ? editorOrigins : [];
  return {
    'content-security-policy': contentPolicy({
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
