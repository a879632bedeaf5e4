import type { ReactElement } from 'react';
import { MediaPicture } from '#blocks/parts/media/media-picture.tsx';
import { resolveHref } from '#engine/link.ts';
import { Card } from '#ui/card/card.tsx';
import { Eyebrow } from '#ui/eyebrow/eyebrow.tsx';
import { Grid } from '#ui/grid/grid.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import type { StorefrontMessages } from '#generated/messages/storefront/messages.ts';
import type { Articles } from '../content/content-calls.ts';
import type { Site } from '../site/site.ts';
import { Related } from './parts.styles.ts';

interface Props {
  readonly articles: Articles['result'];
  readonly site: Site;
  readonly messages: StorefrontMessages;
}

/** Up to four articles under the heading "related content". */
export function RelatedArticles({ articles, site, messages }: Props): ReactElement {
  return (
    <Related aria-labelledby="related-content">
      <Heading level={2} id="related-content">
        {messages.relatedContent}
      </Heading>
      <Grid as="ul" sm={1} md={2} lg={4}>
        {articles.map(({ id, title, subtitle, eyebrow, url, picture }) => (
          <Card
            key={id}
            as="li"
            media={
              picture ? (
                <MediaPicture media={{ sm: picture }} sizes="(min-width: 1024px) 25vw, (min-width: 600px) 50vw, 100vw" aspect="3/2" />
              ) : undefined
            }
          >
            {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
            <Heading level={3} look="h5">
              <Link
                href={resolveHref(url, site)}
                variant="quiet"
                cover
                data-track={JSON.stringify({ name: 'article-click', data: { articleId: id } })}
              >
                {title}
              </Link>
            </Heading>
            {subtitle ? (
              <Text look="small" muted>
                {subtitle}
              </Text>
            ) : null}
          </Card>
        ))}
      </Grid>
    </Related>
  );
}
