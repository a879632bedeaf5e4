import type { ReactElement } from 'react';
import type { BlockProps } from '#engine/definition.ts';
import type { Spacer } from '#generated/content/types.ts';
import { getBlockLook } from '#blocks/parts/text/block-look.ts';
import { Space } from './spacer.styles.ts';

/** Empty space between blocks, with an optional color. Its size is the common layout field for space below. */
export default function SpacerBlock({ content }: BlockProps<Spacer>): ReactElement {
  return <Space {...getBlockLook(content)} />;
}
