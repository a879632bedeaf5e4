import { hash } from 'node:crypto';
import type { InlineSources } from '#engine/security/content-policy.ts';

export interface SealedDocument {
  readonly html: string;
  readonly inline: InlineSources;
}

/** Start and text of an element that may bear a mark: a text that could end its element early would end it for a browser too. */
const inlineElement = /<(script|style)\b([^>]*)>([^]*?)<\/\1>/g;

/**
 * A document that its policy knows by the hashes of its inline scripts and styles, so that the same bytes can be sent twice. While it was
 * rendered, what the host itself wrote was marked with a nonce that nobody could foresee: only that is hashed, and the marks are taken away.
 * What bears no mark is in no policy, however it came into the page (docs/decisions/0042-content-policy-by-hashes.md).
 */
export function sealDocument(html: string, nonce: string): SealedDocument {
  const mark = ` nonce="${nonce}"`;
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name = '', attributes = '', text = ''] of html.matchAll(inlineElement)) {
    if (attributes.includes(mark) && text !== '') found[name as keyof typeof found].add(`'sha256-${hash('sha256', text, 'base64')}'`);
  }
  return { html: html.replaceAll(mark, ''), inline: { scripts: [...found.script], styles: [...found.style] } };
}
