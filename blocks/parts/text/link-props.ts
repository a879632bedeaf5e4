import type { RenderEnv } from '#engine/env.ts';
import type { TargetAttribute } from '#generated/content/types.ts';
import { resolveHref } from '#engine/link.ts';

/** A link as editors write it. */
export interface EditorLink {
  readonly url: string;
  readonly targetAttribute?: TargetAttribute;
  readonly ariaLabel?: string;
}

export interface LinkProps {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: 'noopener';
  readonly 'aria-label'?: string;
}

/**
 * Returns an editor's link as attributes of an `<a>` on this page. `text` is the link's visible text: its accessible name then contains it,
 * as speech control needs (WCAG 2.5.3).
 */
export function getLinkProps(link: EditorLink, env: Pick<RenderEnv, 'locale'>, text = ''): LinkProps {
  return {
    href: resolveHref(link.url, env),
    ...(link.targetAttribute === '_blank' ? { target: '_blank' as const, rel: 'noopener' as const } : {}),
    ...(link.ariaLabel ? { 'aria-label': getAccessibleName(link.ariaLabel, text) } : {}),
  };
}

function getAccessibleName(label: string, text: string): string {
  return label.toLowerCase().includes(text.toLowerCase()) ? label : `${text}, ${label}`;
}
