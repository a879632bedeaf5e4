import type { ReactElement } from 'react';
import type { RenderEnv } from '#engine/env.ts';
import { useInnerHtml } from '#engine/render/trusted-html.ts';
import { resolveHref } from '#engine/link.ts';
import { RichTextRoot } from './rich-text.styles.ts';

export interface RichTextProps {
  /** Sanitized HTML (see sanitize-html.ts). */
  readonly html: string | undefined;
  readonly env: RenderEnv;
  readonly look?: 'lead' | 'body' | 'small';
  readonly id?: string;
}

/** Editors' HTML with its links resolved for this page's locale; nothing when it is empty. */
export function RichText({ html = '', env, look = 'body', id }: RichTextProps): ReactElement | null {
  const inner = useInnerHtml(makeTablesFocusable(localizeLinks(html, env)));
  return html === '' ? null : <RichTextRoot id={id} data-look={look} dangerouslySetInnerHTML={inner} />;
}

/** The same as inline content, e.g. in a label. */
export function RichPhrase({ html, env }: Pick<RichTextProps, 'env'> & { readonly html: string }): ReactElement {
  return <span dangerouslySetInnerHTML={useInnerHtml(localizeLinks(html, env))} />;
}

/** Adds the locale to in-shop links of sanitized HTML, whose attributes are always double-quoted. */
export function localizeLinks(html: string, env: Pick<RenderEnv, 'locale'>): string {
  return html.replace(/<a href="([^"]*)"/g, (_match, url: string) => `<a href="${resolveHref(url, env)}"`);
}

/** A wide table scrolls by itself, so it must be focusable. */
function makeTablesFocusable(html: string): string {
  return html.replaceAll('<table>', '<table tabindex="0">');
}
