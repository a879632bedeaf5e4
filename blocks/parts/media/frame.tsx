import type { ReactElement, ReactNode } from 'react';
import { blockLook, type EditorColors } from '../text/block-look.ts';
import { FrameInner, FrameRoot } from './frame.styles.ts';

export interface FrameProps {
  readonly colors: EditorColors;
  readonly width?: 'wide' | 'content' | 'narrow';
  readonly children: ReactNode;
}

/** The ground that most blocks stand on: page gutter, the editor's colors, padding once it is filled, a measure inside. */
export function Frame({ colors, width = 'wide', children }: FrameProps): ReactElement {
  return (
    <FrameRoot {...blockLook(colors)}>
      <FrameInner data-width={width}>{children}</FrameInner>
    </FrameRoot>
  );
}
