import type { ReactElement, ReactNode } from 'react';
import { getBlockLook, type EditorColors } from '../text/block-look.ts';
import { FrameInner, FrameRoot } from './frame.styles.ts';

export interface FrameProps {
  readonly colors: EditorColors;
  readonly children: ReactNode;
}

/** Root of most blocks: page gutter, the editor's colors, and padding if it has a background. All blocks of a page share its left edge. */
export function Frame({ colors, children }: FrameProps): ReactElement {
  return (
    <FrameRoot {...getBlockLook(colors)}>
      <FrameInner>{children}</FrameInner>
    </FrameRoot>
  );
}
