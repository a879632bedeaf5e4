import type { ReactElement } from 'react';
import type { MegaMenuEntry } from '#generated/content/types.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { iconPaths, type IconName } from '#ui/icon/icon-paths.ts';
import { Unseen } from './mega-menu.styles.ts';

const isIconName = (name: string | undefined): name is IconName => name !== undefined && Object.hasOwn(iconPaths, name);

interface MenuTitleProps {
  readonly entry: MegaMenuEntry;
  /** True when there is space for the title of an entry that elsewhere is only an icon. */
  readonly isRoomy?: boolean;
}

/** An entry's icon, title or both; an icon alone keeps its title for screen readers, an unknown icon shows the title. */
export function MenuTitle({ entry, isRoomy = false }: MenuTitleProps): ReactElement {
  const icon = entry.menuIcon?.icon;
  const shown = entry.display !== undefined && entry.display !== 'title' && isIconName(icon) ? icon : undefined;
  if (shown === undefined) return <span>{entry.title}</span>;
  return (
    <>
      <Icon name={shown} />
      {entry.display === 'icon' && !isRoomy ? <Unseen>{entry.title}</Unseen> : <span>{entry.title}</span>}
    </>
  );
}
