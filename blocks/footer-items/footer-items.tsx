import type { ReactElement } from 'react';
import { getBlockLook } from '#blocks/parts/text/block-look.ts';
import { getLinkProps } from '#blocks/parts/text/link-props.ts';
import { RichText } from '#blocks/parts/text/rich-text.tsx';
import type { BlockProps } from '#engine/definition.ts';
import type { FooterItems } from '#generated/content/types.ts';
import type { FooterItemsMessages } from '#generated/messages/blocks/footer-items/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { iconPaths, type IconName } from '#ui/icon/icon-paths.ts';
import { Base, Column, Columns, ColumnTitle, FooterRoot, LegalList, Links, SocialList } from './footer-items.styles.ts';

const isIconName = (name: string): name is IconName => Object.hasOwn(iconPaths, name);

/** The footer of every page: blocks above, columns of links, social links, legal links, rich text and the copyright line. */
export default function FooterItemsBlock({ content, slots, messages, env }: BlockProps<FooterItems, FooterItemsMessages>): ReactElement {
  const { columns, social = [], legal = [], richText, copyright } = content;
  const components = slots.components ?? [];
  return (
    <FooterRoot {...getBlockLook({ backgroundColor: 'surface-inverse', ...content })}>
      {components.length > 0 && <div data-part="components">{components}</div>}
      {columns.length > 0 && (
        <Columns aria-label={messages.links}>
          {columns.map((column, index) => (
            <Column key={`${index}-${column.title}`}>
              <ColumnTitle>{column.title}</ColumnTitle>
              <Links role="list">
                {column.children.map((link, at) => (
                  <li key={`${at}-${link.url}`} data-featured={link.featured || undefined}>
                    <a {...getLinkProps(link, env)}>{link.title}</a>
                  </li>
                ))}
              </Links>
            </Column>
          ))}
        </Columns>
      )}
      {social.length > 0 && (
        <nav aria-label={messages.social}>
          <SocialList role="list">
            {social.map((link, index) => (
              <li key={`${index}-${link.url}`}>
                <a {...getLinkProps(link, env)} aria-label={isIconName(link.icon) ? link.title : undefined}>
                  {isIconName(link.icon) ? <Icon name={link.icon} size="large" /> : link.title}
                </a>
              </li>
            ))}
          </SocialList>
        </nav>
      )}
      {(legal.length > 0 || richText || copyright) && (
        <Base>
          {legal.length > 0 && (
            <nav aria-label={messages.legal}>
              <LegalList role="list">
                {legal.map((link, index) => (
                  <li key={`${index}-${link.url}`}>
                    <a {...getLinkProps(link, env)}>{link.title}</a>
                  </li>
                ))}
              </LegalList>
            </nav>
          )}
          <RichText html={richText} env={env} look="small" />
          {copyright ? <p>{copyright}</p> : null}
        </Base>
      )}
    </FooterRoot>
  );
}
