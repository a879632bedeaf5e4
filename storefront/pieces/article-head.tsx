import type { ReactElement } from 'react';
import { MediaPicture } from '#blocks/parts/media-picture.tsx';
import type { Page } from '#generated/content/types.ts';
import { Eyebrow } from '#ui/eyebrow/eyebrow.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Site } from '../site/site.ts';
import type { HostWords } from '../words.ts';
import { ArticleHead, ArticleWords, Facts } from './pieces.styles.ts';

interface Props {
  readonly article: NonNullable<Page['article']>;
  readonly site: Site;
  readonly words: HostWords;
}

/** What stands above an article's body: the date shows unless hidePageDate is set. */
export function ArticleHeader({ article, site, words }: Props): ReactElement {
  const { title, subtitle, eyebrow, date, hidePageDate, author, media, articleWidth } = article;
  const showsDate = date !== undefined && !hidePageDate;
  return (
    <ArticleHead>
      <ArticleWords data-width={articleWidth}>
        {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
        <Heading level={1} look="display">
          {title}
        </Heading>
        {subtitle ? (
          <Text look="lead" muted measure>
            {subtitle}
          </Text>
        ) : null}
        {showsDate || author ? (
          <Facts>
            {author ? <span>{`${words.by} ${author}`}</span> : null}
            {showsDate ? (
              <span>
                {`${words.published} `}
                <time dateTime={date}>{formatDate(date, site.languageTag)}</time>
              </span>
            ) : null}
          </Facts>
        ) : null}
      </ArticleWords>
      {media ? (
        <div data-media>
          <MediaPicture media={media} sizes="(min-width: 1536px) 1536px, 100vw" priority aspect="21/9" square />
        </div>
      ) : null}
    </ArticleHead>
  );
}

/** A calendar day has no time zone: it is read and written as UTC. */
function formatDate(date: string, languageTag: string): string {
  return new Intl.DateTimeFormat(languageTag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}
