import type { MouseEvent, ReactElement } from 'react';
import type { BlockProps } from '#engine/definition.ts';
import type { SecondaryNav } from '#generated/content/types.ts';
import type { SecondaryNavMessages } from '#generated/messages/blocks/secondary-nav/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { getBlockLook } from '#blocks/parts/text/block-look.ts';
import { getLinkProps } from '#blocks/parts/text/link-props.ts';
import { createTrackAttributes } from '#blocks/parts/tracking/track-data.ts';
import { Fold, Links, NavRoot, NavTitle } from './secondary-nav.styles.ts';

/** Collapses the list after a click on a link, to show its target. */
function fold({ target, currentTarget }: MouseEvent): void {
  const details = currentTarget.closest('details');
  if (details && target instanceof Element && target.closest('a')) details.open = false;
}

/** Links within one part of the shop: a row on large screens, a list that expands on small ones, with or without script. */
export default function SecondaryNavBlock({ id, content, messages, env }: BlockProps<SecondaryNav, SecondaryNavMessages>): ReactElement {
  const { title, links, divider, alignment } = content;
  return (
    <NavRoot {...getBlockLook(content)} aria-label={title ?? messages.label} data-align={alignment}>
      <div>
        {title ? <NavTitle>{title}</NavTitle> : null}
        {/* The visitor may have expanded it before the code loaded. */}
        <Fold suppressHydrationWarning>
          <summary>
            {title ?? messages.label}
            <Icon name="chevron-down" />
          </summary>
          <Links role="list" data-divider={divider || undefined} onClick={fold}>
            {links.map((link, index) => (
              <li key={`${index}-${link.url}`}>
                <a
                  {...getLinkProps(link, env)}
                  {...createTrackAttributes({ name: 'secondary-nav-click', blockId: id, data: { text: link.text } })}
                >
                  {link.text}
                </a>
              </li>
            ))}
          </Links>
        </Fold>
      </div>
    </NavRoot>
  );
}
