import type { ReactElement } from 'react';
import type { BlockProps } from '#engine/definition.ts';
import type { IconAndTextCollection } from '#generated/content/types.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { getBlockLook, getTone, type BlockLook, type EditorColors } from '#blocks/parts/text/block-look.ts';
import { ContentIcon } from '#blocks/parts/text/content-icon.tsx';
import { Frame } from '#blocks/parts/media/frame.tsx';
import { getLinkProps } from '#blocks/parts/text/link-props.ts';
import { RichText } from '#blocks/parts/text/rich-text.tsx';
import { TextGroup } from '#blocks/parts/text/text-group.tsx';
import { Item, Items, ItemText, Stack } from './icon-and-text-collection.styles.ts';

/** Icons with short texts, side by side or in one column. */
export default function IconAndTextCollectionBlock({ domId, content, env }: BlockProps<IconAndTextCollection>): ReactElement {
  const { title, titleStyle, layout = 'icon-left', iconSize = 'medium', items } = content;
  const titleId = title ? `${domId}-title` : undefined;
  return (
    <Frame colors={content}>
      <Stack>
        <TextGroup content={{ title, titleStyle }} env={env} level={2} titleId={titleId} />
        <Items
          role="list"
          aria-labelledby={titleId}
          data-layout={layout}
          data-icon-size={iconSize}
          data-columns={layout === 'one-column' ? undefined : items.length === 4 ? 2 : 'row'}
        >
          {items.map(({ icon, richText, target, ...colors }, index) => (
            <Item key={`${index}-${icon}`} {...getItemLook(colors)}>
              <ContentIcon name={icon} size={iconSize} />
              <ItemText>
                <RichText html={richText} env={env} />
                {target ? (
                  <ButtonLink {...getLinkProps(target, env, target.text)} variant={target.style ?? 'text-link'} size="small">
                    {target.text}
                  </ButtonLink>
                ) : null}
              </ItemText>
            </Item>
          ))}
        </Items>
      </Stack>
    </Frame>
  );
}

/** An item with its own background uses colors that are readable on it, regardless of the block's colors. */
function getItemLook({ backgroundColor, textColor }: EditorColors): BlockLook {
  if (!backgroundColor) return getBlockLook({ textColor });
  return getBlockLook({ backgroundColor, textColor: textColor ?? 'ink' }, getTone(backgroundColor) ?? 'base');
}
