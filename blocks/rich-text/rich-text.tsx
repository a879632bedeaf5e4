import type { ReactElement } from 'react';
import type { BlockProps } from '#engine/definition.ts';
import type { RichText } from '#generated/content/types.ts';
import { Frame } from '#blocks/parts/media/frame.tsx';
import { TextGroup } from '#blocks/parts/text/text-group.tsx';
import { Prose } from './rich-text.styles.ts';

/**
 * Formatted text with a readable line length. A title in the page-title style becomes the page's h1: legal pages have no hero above them.
 */
export default function RichTextBlock({ content, env }: BlockProps<RichText>): ReactElement {
  const { width = 'narrow', alignment = 'left', titleStyle } = content;
  const isPageTitle = titleStyle === 'display' || titleStyle === 'h1';
  return (
    <Frame colors={content}>
      <Prose data-width={width} data-align={alignment}>
        <TextGroup content={content} env={env} level={isPageTitle ? 1 : 2} />
      </Prose>
    </Frame>
  );
}
