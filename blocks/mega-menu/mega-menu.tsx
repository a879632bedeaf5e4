import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode } from 'react';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { useRef } from 'react';
import { getLinkProps } from '#blocks/parts/text/link-props.ts';
import type { BlockProps } from '#engine/definition.ts';
import { useHost } from '#engine/host-context.tsx';
import type { MegaMenu } from '#generated/content/types.ts';
import type { MegaMenuMessages } from '#generated/messages/blocks/mega-menu/messages.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { getClickPath } from './click-path.ts';
import { followLink } from '#engine/hydrate/follow-link.ts';
import { Bar, Entry, EntryList, MenuButton, Nav } from './mega-menu.styles.ts';
import { getBarKeys, findLinks, moveFocus } from './menu-keys.ts';
import { hasPanel, MenuPanel } from './menu-panel.tsx';
import { MenuTitle } from './menu-title.tsx';
import type { MenuSettings } from './menu-settings.ts';
import { useDrawer } from './use-drawer.ts';
import { CLOSED, useOpenPanel } from './use-open-panel.ts';

/**
 * The shop's navigation: APG disclosure navigation on large screens, a drawer of accordions on small ones. The page contains the links
 * once; the drawer builds its own when it opens and takes over the banners. Until the code runs, CSS shows the panels on hover and focus,
 * and the button opens the list as a popover.
 */
export default function MegaMenuBlock({
  id,
  domId,
  content,
  slots,
  messages,
  settings,
  env,
}: BlockProps<MegaMenu, MegaMenuMessages, MenuSettings>): ReactElement {
  const host = useHost();
  const bar = useRef<HTMLDivElement>(null);
  const byClick = settings.menu.triggerOnClick;
  const { address } = host.services;
  const panel = useOpenPanel(bar, byClick, address);
  const ready = useHydrated();
  const drawer = useDrawer(bar, address);
  const barId = `${domId}-bar`;
  const getBanner = (index: number): ReactNode => slots[`items.${index}.menuBanner`]?.[0];

  const onKeyDown = (event: KeyboardEvent): void => {
    const item = (event.target as Element).closest('[data-entry]');
    const entryLink = item?.firstElementChild;
    if (event.target !== entryLink) {
      moveFocus([...findLinks(item)], event, { back: 'ArrowUp', on: 'ArrowDown' });
      return;
    }
    const index = Number(item?.getAttribute('data-entry'));
    const opens = item?.hasAttribute('data-has-panel');
    if (event.key === 'ArrowDown' && opens) {
      event.preventDefault();
      panel.show(index);
      findLinks(item)[1]?.focus();
    } else if (event.key === ' ' && opens) {
      event.preventDefault();
      panel.show(panel.open === index ? CLOSED : index);
    } else {
      moveFocus(findLinks(bar.current, '[data-entry] > a'), event, getBarKeys(event.currentTarget));
    }
  };
  const onClick = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const isInBanner = Boolean(link?.closest('[data-static]'));
    if (!link || (event.isDefaultPrevented() && !isInBanner)) return;
    host.track({ name: 'top-nav-click', blockId: id, data: { path: getClickPath(link) } });
    if (!isInBanner) followLink(host, link, event.nativeEvent);
    panel.show(CLOSED);
    drawer.setOpen(false);
  };

  return (
    <Nav aria-label={content.label ?? messages.label} data-ready={ready || undefined} onClick={onClick}>
      <MenuButton
        type="button"
        aria-label={messages.menu}
        {...(ready
          ? {
              'aria-haspopup': 'dialog',
              'aria-expanded': drawer.open,
              onPointerEnter: drawer.prepare,
              onFocus: drawer.prepare,
              onClick: () => void drawer.press(),
            }
          : { popoverTarget: barId })}
      >
        <Icon name="menu" size="large" />
      </MenuButton>
      <Bar id={barId} ref={bar} popover="auto" onKeyDown={onKeyDown}>
        <EntryList role="list">
          {content.items.map((entry, index) => {
            const banner = getBanner(index);
            const opens = hasPanel(entry, banner);
            const open = opens && panel.open === index;
            const panelId = `${domId}-panel-${index}`;
            return (
              <Entry
                key={`${index}-${entry.id}`}
                data-entry={index}
                data-style={entry.menuStyle}
                data-has-panel={opens || undefined}
                data-open={open || undefined}
                onPointerEnter={(event) => panel.enter(index, event)}
                onPointerLeave={panel.leave}
                onBlur={panel.blur}
              >
                <a
                  {...getLinkProps(entry, env)}
                  {...(opens && {
                    'aria-expanded': open,
                    'aria-controls': panelId,
                    role: byClick && ready ? 'button' : undefined,
                    onPointerDown: (event) => panel.touch(index, event),
                    onClick: (event) => panel.press(index, event),
                  })}
                  onFocus={(event) => panel.focus(index, event)}
                >
                  <MenuTitle entry={entry} />
                </a>
                {opens && <MenuPanel id={panelId} entry={entry} banner={drawer.open ? undefined : banner} messages={messages} env={env} />}
              </Entry>
            );
          })}
        </EntryList>
      </Bar>
      {drawer.open && drawer.Content && (
        <drawer.Content
          content={content}
          getBanner={getBanner}
          showLevel3ShopAll={settings.menu.showLevel3ShopAll}
          messages={messages}
          env={env}
          setOpen={drawer.setOpen}
          onSection={(path, expanded) =>
            host.track({ name: expanded ? 'mobile-menu-expand' : 'mobile-menu-close', blockId: id, data: { path } })
          }
        />
      )}
    </Nav>
  );
}
