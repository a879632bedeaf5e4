import type { ReactElement } from 'react';
import type { BlockProps } from '#engine/definition.ts';
import type { Spacer } from '#generated/content/types.ts';
import { blockLook } from '#blocks/parts/text/block-look.ts';
import { Room } from './spacer.styles.ts';

/** Free room between blocks, in a color where one is set. Its size is the space below that any block has. */
export default function SpacerBlock({ content }: BlockProps<Spacer>): ReactElement {
  return <Room {...blockLook(content)} />;
}
