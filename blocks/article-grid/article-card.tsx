import type { ReactElement } from 'react';
import type { ArticleSummary } from '#blocks/host/articles.ts';
import { MediaPicture } from '#blocks/parts/media/media-picture.tsx';
import { createTrackAttributes } from '#blocks/parts/tracking/track-data.ts';
import type { RenderEnv } from '#engine/env.ts';
import { resolveHref } from '#engine/link.ts';
import type { ArticleGridMessages } from '#generated/messages/blocks/article-grid/messages.ts';
import { Card } from '#ui/card/card.tsx';
import { Eyebrow } from '#ui/eyebrow/eyebrow.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import { Shape, When } from './article-grid.styles.ts';

export interface ArticleCardProps {
  readonly article: ArticleSummary;
  readonly level: 2 | 3;
  readonly columns: 2 | 3 | 4;
  /** One-based. */
  readonly position: number;
  readonly blockId: string;
  readonly messages: ArticleGridMessages;
  readonly env: RenderEnv;
}

/** An article's image and texts; the whole card is one link. */
export function ArticleCard({ article, level, columns, position, blockId, messages, env }: ArticleCardProps): ReactElement {
  const { id, title, subtitle, eyebrow, date, hidePageDate, url, picture } = article;
  const sizes = `(min-width: 1024px) ${Math.ceil(100 / columns)}vw, (min-width: 600px) 50vw, 100vw`;
  return (
    <Card as="li" media={picture ? <MediaPicture media={{ sm: picture }} sizes={sizes} aspect="3/2" /> : <Shape />}>
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <Heading level={level} look="h4">
        <Link
          href={resolveHref(url, env)}
          variant="quiet"
          cover
          {...createTrackAttributes({ name: 'article-click', blockId, data: { articleId: id, position } })}
        >
          {title}
        </Link>
      </Heading>
      {subtitle ? (
        <Text look="small" muted>
          {subtitle}
        </Text>
      ) : null}
      {date && !hidePageDate ? <When dateTime={date}>{messages.date({ date: new Date(`${date}T00:00:00Z`) })}</When> : null}
    </Card>
  );
}
