import type { ReactElement } from 'react';
import { MediaPicture } from '#blocks/parts/media/media-picture.tsx';
import type { Page } from '#generated/content/types.ts';
import { Eyebrow } from '#ui/eyebrow/eyebrow.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import type { StorefrontMessages } from '#generated/messages/storefront/messages.ts';
import { ArticleHead, ArticleWords, Facts } from './parts.styles.ts';

interface Props {
  readonly article: NonNullable<Page['article']>;
  readonly messages: StorefrontMessages;
}

/** The header of an article; shows the date unless hidePageDate is set. */
export function ArticleHeader({ article, messages }: Props): ReactElement {
  const { title, subtitle, eyebrow, date, hidePageDate, author, media, articleWidth } = article;
  const showsDate = date !== undefined && !hidePageDate;
  const isNarrow = articleWidth === 'narrow';
  return (
    <ArticleHead data-article={articleWidth}>
      <ArticleWords>
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
            {author ? <span>{messages.by({ author })}</span> : null}
            {showsDate ? (
              <span>
                {messages.published({
                  date: new Date(`${date}T00:00:00Z`),
                  day: (text) => renderTime(date, text),
                })}
              </span>
            ) : null}
          </Facts>
        ) : null}
      </ArticleWords>
      {media ? (
        <div data-media>
          {isNarrow ? (
            <MediaPicture media={media} sizes="(min-width: 720px) 672px, 100vw" priority aspect="3/2" />
          ) : (
            <MediaPicture media={media} sizes="(min-width: 1536px) 1536px, 100vw" priority aspect="21/9" square />
          )}
        </div>
      ) : null}
    </ArticleHead>
  );
}

function renderTime(date: string, text: string): ReactElement {
  return (
    <time key={date} dateTime={date}>
      {text}
    </time>
  );
}
