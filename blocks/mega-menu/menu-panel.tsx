import type { ReactElement, ReactNode } from 'react';
import { memo } from 'react';
import { getLinkProps } from '#blocks/parts/text/link-props.ts';
import type { RenderEnv } from '#engine/env.ts';
import type { MegaMenuEntry } from '#generated/content/types.ts';
import type { MegaMenuMessages } from '#generated/messages/blocks/mega-menu/messages.ts';
import { Columns, Group, GroupList, Panel, PanelBody, PanelHeader } from './menu-panel.styles.ts';
import { VisualSelectors } from './visual-selectors.tsx';

interface MenuPanelProps {
  readonly id: string;
  readonly entry: MegaMenuEntry;
  readonly banner: ReactNode;
  readonly messages: MegaMenuMessages;
  readonly env: RenderEnv;
}

/** Returns whether an entry has a panel on large screens. */
export function hasPanel({ columns, visualSelectors }: MegaMenuEntry, banner: ReactNode): boolean {
  return Boolean(columns?.length || visualSelectors?.length || banner);
}

/** An entry's panel on large screens: its shop-all link, columns of groups, visual selectors and a banner. */
export const MenuPanel = memo(function MenuPanel({ id, entry, banner, messages, env }: MenuPanelProps): ReactElement {
  const shopAll = entry.overrideShopAll ?? messages.shopAll({ title: entry.title });
  return (
    <Panel id={id}>
      <PanelBody>
        {!entry.hideShopAll?.lg && (
          <PanelHeader>
            <a {...getLinkProps(entry, env)}>{shopAll}</a>
          </PanelHeader>
        )}
        <Columns>
          {entry.columns?.map((column, index) => (
            <GroupList role="list" key={`${index}-${column.id ?? ''}`}>
              {column.children.map((group, index) => (
                <Group key={`${index}-${group.title}`} data-group>
                  {group.url ? <a {...getLinkProps({ ...group, url: group.url }, env)}>{group.title}</a> : <span>{group.title}</span>}
                  {group.children && group.children.length > 0 && (
                    <ul role="list">
                      {group.children.map((link, at) => (
                        <li key={`${at}-${link.url}`} data-featured={link.featured || undefined}>
                          <a {...getLinkProps(link, env)}>{link.title}</a>
                        </li>
                      ))}
                    </ul>
                  )}
                </Group>
              ))}
            </GroupList>
          ))}
          {banner !== undefined && <div data-banner>{banner}</div>}
        </Columns>
        {entry.visualSelectors && entry.visualSelectors.length > 0 && (
          <VisualSelectors title={entry.visualSelectorsTitle} selectors={entry.visualSelectors} env={env} />
        )}
      </PanelBody>
    </Panel>
  );
});
