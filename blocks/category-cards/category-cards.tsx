import type { ReactElement } from 'react';
import { Frame } from '#blocks/parts/media/frame.tsx';
import { getLinkProps } from '#blocks/parts/text/link-props.ts';
import { MediaPicture } from '#blocks/parts/media/media-picture.tsx';
import { TextGroup } from '#blocks/parts/text/text-group.tsx';
import { createTrackAttributes } from '#blocks/parts/tracking/track-data.ts';
import type { BlockProps } from '#engine/definition.ts';
import type { CategoryCards } from '#generated/content/types.ts';
import { Caption, Card, Cards, Stack } from './category-cards.styles.ts';

const aspects = { square: '1/1', circle: '1/1', portrait: '4/5', landscape: '4/3' } as const;

/** Links into the shop, each an image with a title; the whole card is one link. */
export default function CategoryCardsBlock({ id, domId, content, env }: BlockProps<CategoryCards>): ReactElement {
  const { shape = 'portrait', titlePosition = 'below', items } = content;
  const columns = content.columns ?? Math.min(Math.max(items.length, 2), 4);
  const titleId = content.title ? `${domId}-title` : undefined;
  const sizes = `(min-width: 1024px) ${Math.round(94 / columns)}vw, (min-width: 600px) 31vw, 46vw`;
  return (
    <Frame colors={content}>
      <Stack>
        <TextGroup content={content} env={env} level={2} titleId={titleId} />
        <Cards
          role="list"
          aria-labelledby={titleId}
          style={{ '--columns': columns, '--columns-md': columns === 4 ? 4 : Math.min(columns, 3) }}
        >
          {items.map((item, index) => (
            <Card key={`${index}-${item.id}`} data-shape={shape}>
              <a
                {...getLinkProps(item, env)}
                {...createTrackAttributes({ name: 'category-card-click', blockId: id, data: { title: item.title } })}
              >
                <MediaPicture media={item.media} aspect={aspects[shape]} sizes={sizes} />
                <Caption data-position={titlePosition}>
                  <span data-part="title">{item.title}</span>
                  {item.subtitle ? <span data-part="subtitle">{item.subtitle}</span> : null}
                </Caption>
              </a>
            </Card>
          ))}
        </Cards>
      </Stack>
    </Frame>
  );
}
