import { hash } from 'node:crypto';
import type { InlineSources } from '#engine/security/content-policy.ts';

export interface SealedDocument {
  readonly html: string;
  readonly inline: InlineSources;
}

/** Start tag and text of an element that can have a mark; the text ends where a browser would end it. */
const inlineElement = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;

/**
 * Seals a document: the policy lists hashes of its inline scripts and styles, so that the same bytes can be sent again. Only elements
 * marked with the unpredictable nonce are hashed, and the marks are removed (docs/decisions/0016-policy-by-hashes.md).
 */
export function sealDocument(html: string, nonce: string): SealedDocument {
  const mark = ` nonce="${nonce}"`;
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (attributes.includes(mark) && text !== '') found[name as keyof typeof found].add(`'sha256-${hash('sha256', text, 'base64')}'`);
  }
  return { html: html.replaceAll(mark, ''), inline: { scripts: [...found.script], styles: [...found.style] } };
}
