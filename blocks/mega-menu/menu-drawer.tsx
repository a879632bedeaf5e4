import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { getLinkProps } from '#blocks/parts/text/link-props.ts';
import type { RenderEnv } from '#engine/env.ts';
import type { MegaMenu, MegaMenuEntry, MegaMenuGroup } from '#generated/content/types.ts';
import type { MegaMenuMessages } from '#generated/messages/blocks/mega-menu/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { CloseButton, Drawer, DrawerExtras, DrawerHead, DrawerList, Section } from './menu-drawer.styles.ts';
import { getClickPath } from './click-path.ts';
import { hasPanel } from './menu-panel.tsx';
import { MenuTitle } from './menu-title.tsx';
import { VisualSelectors } from './visual-selectors.tsx';

export interface MenuDrawerProps {
  readonly content: MegaMenu;
  /** Returns the banner of the entry at an index; undefined for none. */
  readonly getBanner: (index: number) => ReactNode;
  /** True when the third level shows shop-all links. */
  readonly showLevel3ShopAll: boolean;
  readonly messages: MegaMenuMessages;
  readonly env: RenderEnv;
  readonly setOpen: (open: boolean) => void;
  /** Called when a section is expanded or closed; the path joins the level titles. */
  readonly onSection: (path: string, expanded: boolean) => void;
}

/** The menu on small screens: a modal dialog of accordions for levels 1 and 2. */
export function MenuDrawer({ content, getBanner, showLevel3ShopAll, messages, env, setOpen, onSection }: MenuDrawerProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    dialog.current?.showModal();
    return () => {
      style.overflow = overflow;
    };
  }, []);

  const closeOnBackdrop = (event: MouseEvent): void => {
    if (event.target === dialog.current) dialog.current?.close();
  };

  return (
    <Drawer ref={dialog} aria-label={messages.menu} onClose={() => setOpen(false)} onClick={closeOnBackdrop}>
      <DrawerHead>
        <CloseButton type="button" aria-label={messages.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" size="large" />
        </CloseButton>
      </DrawerHead>
      <DrawerList role="list" data-level="1">
        {content.items.map((entry, index) => {
          const groups = entry.columns?.flatMap((column) => column.children) ?? [];
          const banner = getBanner(index);
          if (!hasPanel(entry, banner)) {
            return (
              <li key={`${index}-${entry.id}`} data-style={entry.menuStyle}>
                <a {...getLinkProps(entry, env)}>
                  <MenuTitle entry={entry} isRoomy />
                </a>
              </li>
            );
          }
          return (
            <Accordion
              key={`${index}-${entry.id}`}
              look={entry.menuStyle}
              title={<MenuTitle entry={entry} isRoomy />}
              onSection={onSection}
            >
              <DrawerList role="list" data-level="2">
                {!entry.hideShopAll?.sm && (
                  <li>
                    <a {...getLinkProps(entry, env)}>{getShopAllLink(entry, messages)}</a>
                  </li>
                )}
                {groups.map((group, index) => (
                  <GroupItem
                    key={`${index}-${group.title}`}
                    group={group}
                    messages={messages}
                    env={env}
                    shopAll={showLevel3ShopAll}
                    onSection={onSection}
                  />
                ))}
              </DrawerList>
              <Extras entry={entry} banner={banner} env={env} />
            </Accordion>
          );
        })}
      </DrawerList>
    </Drawer>
  );
}

interface ExtrasProps extends Pick<MenuDrawerProps, 'env'> {
  readonly entry: MegaMenuEntry;
  readonly banner: ReactNode;
}

/** Further content of an entry, below its links. */
function Extras({ entry, banner, env }: ExtrasProps): ReactElement | null {
  const { visualSelectors, visualSelectorsTitle } = entry;
  if (!visualSelectors?.length && banner === undefined) return null;
  return (
    <DrawerExtras>
      {visualSelectors?.length ? <VisualSelectors title={visualSelectorsTitle} selectors={visualSelectors} env={env} /> : null}
      {banner}
    </DrawerExtras>
  );
}

function getShopAllLink(entry: MegaMenuEntry, messages: MegaMenuMessages): string {
  return entry.overrideShopAll ?? messages.shopAll({ title: entry.title });
}

interface GroupItemProps {
  readonly group: MegaMenuGroup;
  readonly messages: MegaMenuMessages;
  readonly env: RenderEnv;
  /** True when level 3 may show its shop-all links here. */
  readonly shopAll: boolean;
  readonly onSection: MenuDrawerProps['onSection'];
}

function GroupItem({ group, messages, env, shopAll, onSection }: GroupItemProps): ReactElement {
  const links = (group.children ?? []).filter((link) => shopAll || !link.shopAll);
  const url = group.url;
  const ownShopAll = shopAll && url !== undefined && !links.some((link) => link.shopAll);
  if (links.length === 0) return <li>{url ? <a {...getLinkProps({ url }, env)}>{group.title}</a> : <span>{group.title}</span>}</li>;
  return (
    <Accordion title={group.title} onSection={onSection}>
      <DrawerList role="list" data-level="3">
        {ownShopAll && (
          <li>
            <a {...getLinkProps({ url }, env)}>{messages.shopAll({ title: group.title })}</a>
          </li>
        )}
        {links.map((link, index) => (
          <li key={`${index}-${link.url}`} data-featured={link.featured || undefined}>
            <a {...getLinkProps(link, env)}>{link.title}</a>
          </li>
        ))}
      </DrawerList>
    </Accordion>
  );
}

interface AccordionProps {
  readonly title: ReactNode;
  readonly look?: string;
  readonly children: ReactNode;
  readonly onSection: MenuDrawerProps['onSection'];
}

function Accordion({ title, look, children, onSection }: AccordionProps): ReactElement {
  const id = useId();
  const [open, setOpen] = useState(false);
  const toggle = (event: MouseEvent): void => {
    setOpen(!open);
    onSection(getClickPath(event.currentTarget), !open);
  };
  return (
    <Section data-style={look} data-open={open || undefined}>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={toggle}>
        {title}
        <Icon name="chevron-down" />
      </button>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </Section>
  );
}
