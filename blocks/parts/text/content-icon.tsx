import type { ReactElement } from 'react';
import type { ContentIcon as ContentIconName } from '#generated/content/types.ts';
import { contentIconPaths } from './content-icon-paths.ts';
import { ContentDrawing } from './content-icon.styles.ts';

export interface ContentIconProps {
  readonly name: ContentIconName;
  /** 24, 40 or 64 px at the browser's default text size. */
  readonly size?: 'small' | 'medium' | 'large';
}

/** An editor's icon, for blocks without script. Decorative: the text beside it has the same meaning. */
export function ContentIcon({ name, size = 'small' }: ContentIconProps): ReactElement {
  return (
    <ContentDrawing aria-hidden="true" focusable="false" viewBox="0 0 24 24" data-size={size}>
      <path d={contentIconPaths[name]} />
    </ContentDrawing>
  );
}
