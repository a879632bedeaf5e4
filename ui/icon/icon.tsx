import type { ReactElement } from 'react';
import { Drawing } from './icon.styles.ts';
import type { IconName } from './icon-paths.ts';
import { iconPaths } from './icon-paths.ts';

export interface IconProps {
  readonly name: IconName;
  /** `medium` scales with the text (1.25 em); `large` is 24 px, `huge` 40 px. */
  readonly size?: 'small' | 'medium' | 'large' | 'huge';
  readonly filled?: boolean;
}

/** A decoration, hidden from assistive technology. The control around it has the name. */
export function Icon({ name, size = 'medium', filled = false }: IconProps): ReactElement {
  return (
    <Drawing aria-hidden="true" focusable="false" viewBox="0 0 24 24" data-icon={name} data-size={size} data-filled={filled || undefined}>
      <path d={iconPaths[name]} />
    </Drawing>
  );
}
