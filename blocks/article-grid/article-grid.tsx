import { useEffect, useRef, type ReactElement } from 'react';
import { formatArticleListSearch, countShownArticles, toggleTag, type ArticleListState } from '#blocks/host/article-list-state.ts';
import { Frame } from '#blocks/parts/media/frame.tsx';
import { TextGroup } from '#blocks/parts/text/text-group.tsx';
import type { BlockProps } from '#engine/definition.ts';
import { useHost } from '#engine/host-context.tsx';
import type { ArticleGrid } from '#generated/content/types.ts';
import type { ArticleGridMessages } from '#generated/messages/blocks/article-grid/messages.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { Cards, CardSkeletons } from './cards.tsx';
import type { ArticleGridSettings } from './article-grid-settings.ts';
import { ArticleList, More, Nothing, Stack } from './article-grid.styles.ts';
import { FilterBar } from './filter-bar.tsx';
import { handlePlainClick } from './handle-plain-click.ts';
import { useArticles } from './use-articles.ts';

/** Cards of articles. Every state of the list is an address, so that it works by link, by Back, and without script. */
export default function ArticleGridBlock({
  id,
  content,
  messages,
  settings,
  data,
  env,
}: BlockProps<ArticleGrid, ArticleGridMessages, ArticleGridSettings>): ReactElement {
  const { address } = useHost().services;
  const { rows = 2, showFilters = true, stickyFilters = false } = content;
  const columns = (content.gridSize ?? settings.articleGrid.pageSize) as 2 | 3 | 4;
  const pageSize = rows * columns;
  const { search, state, shown, isLoading } = useArticles(id, content, pageSize, data?.articles);
  const list = useRef<HTMLDivElement>(null);
  const focusAt = useRef<number>(undefined);
  const articles = shown?.result ?? [];
  const total = shown?.numFound ?? 0;
  const createHref = (next: ArticleListState): string => formatArticleListSearch(search, id, next);

  // The button disappears with the last articles; move its focus to the first new article.
  useEffect(() => {
    if (focusAt.current === undefined || articles.length <= focusAt.current) return;
    const isGone = articles.length >= total;
    if (isGone) list.current?.querySelectorAll<HTMLElement>('li a')[focusAt.current]?.focus({ preventScroll: true });
    focusAt.current = undefined;
  }, [articles.length, total]);

  const more = { tagIds: state.tagIds, offset: countShownArticles(state, pageSize) };
  return (
    <Frame colors={content}>
      <Stack>
        <TextGroup content={content} env={env} level={2} align={content.alignment} />
        {showFilters && shown ? (
          <FilterBar
            facets={shown.facets}
            fixed={content.tags ?? []}
            state={state}
            settings={settings.articleGrid}
            isSticky={stickyFilters}
            messages={messages}
            hrefOf={createHref}
            onChange={(next) => address.go(createHref(next))}
            onTag={(tagId) => toggleTag(state, tagId)}
          />
        ) : null}
        <VisuallyHidden role="status">{shown && !isLoading ? messages.shown({ count: articles.length, total }) : ''}</VisuallyHidden>
        <ArticleList ref={list} aria-busy={isLoading || undefined} data-old={isLoading && articles.length > 0 ? '' : undefined}>
          {shown && total === 0 && !isLoading ? <Nothing>{messages.nothing}</Nothing> : null}
          {shown ? (
            <Cards articles={articles} level={content.title ? 3 : 2} columns={columns} blockId={id} messages={messages} env={env} />
          ) : null}
          {shown === undefined && isLoading ? <CardSkeletons columns={columns} /> : null}
        </ArticleList>
        {articles.length < total && more.offset < 100 ? (
          <More>
            <ButtonLink
              href={createHref(more)}
              variant="outline"
              aria-busy={isLoading || undefined}
              onClick={(event) =>
                handlePlainClick(event, () => {
                  focusAt.current = articles.length;
                  address.go(createHref(more), { replace: true });
                })
              }
            >
              {isLoading ? messages.loading : messages.readMore}
            </ButtonLink>
          </More>
        ) : null}
      </Stack>
    </Frame>
  );
}
