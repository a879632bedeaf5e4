import { useId, useState, type ReactElement } from 'react';
import type { ArticleListState } from '#blocks/host/article-list-state.ts';
import type { ArticleFacet } from '#blocks/host/articles.ts';
import type { ArticleGridMessages } from '#generated/messages/blocks/article-grid/messages.ts';
import type { ArticleGridSettings } from './article-grid-settings.ts';
import { Bar, ClearAll, Tag, TagList, Toggle } from './article-grid.styles.ts';
import { handlePlainClick } from './handle-plain-click.ts';

interface FilterBarProps {
  readonly facets: readonly ArticleFacet[];
  /** Tags that every article of the list has; they are not offered as a choice. */
  readonly fixed: readonly string[];
  readonly state: ArticleListState;
  readonly settings: ArticleGridSettings['articleGrid'];
  readonly isSticky: boolean;
  readonly messages: ArticleGridMessages;
  readonly hrefOf: (state: ArticleListState) => string;
  readonly onTag: (tagId: string) => ArticleListState;
  readonly onChange: (state: ArticleListState) => void;
}

/** The tags of the found articles, as many as fit on the screen; more on demand, all of them without script. */
export function FilterBar({
  facets,
  fixed,
  state,
  settings,
  isSticky,
  messages,
  hrefOf,
  onTag,
  onChange,
}: FilterBarProps): ReactElement | null {
  const [isLong, setLong] = useState(false);
  const listId = useId();
  const tags = getChoices(facets, fixed, state.tagIds);
  if (tags.length === 0) return null;
  const none = { tagIds: [], offset: 0 };
  return (
    <Bar aria-label={messages.filters} data-sticky={isSticky || undefined}>
      <TagList id={listId} data-long={isLong || undefined}>
        {tags.map(({ id, label, count }, index) => {
          const isChosen = state.tagIds.includes(id);
          const next = onTag(id);
          return (
            <li key={id} data-from={isChosen ? undefined : getFirstBreakpoint(index, settings)}>
              <Tag
                href={hrefOf(next)}
                aria-current={isChosen ? 'true' : undefined}
                rel="nofollow"
                onClick={(event) => handlePlainClick(event, () => onChange(next))}
              >
                {label}
                {count === undefined ? null : <small>{count}</small>}
              </Tag>
            </li>
          );
        })}
      </TagList>
      {tags.length > settings.facetsSmall ? (
        <Toggle
          type="button"
          aria-expanded={isLong}
          aria-controls={listId}
          data-until={getLastBreakpoint(tags.length, settings)}
          onClick={() => setLong(!isLong)}
        >
          {isLong ? messages.seeLess : messages.seeMore}
        </Toggle>
      ) : null}
      {state.tagIds.length > 0 ? (
        <ClearAll href={hrefOf(none)} onClick={(event) => handlePlainClick(event, () => onChange(none))}>
          {messages.clearAll}
        </ClearAll>
      ) : null}
    </Bar>
  );
}

/** The tags on offer; chosen tags stay visible even when no article was found with them. */
function getChoices(facets: readonly ArticleFacet[], fixed: readonly string[], chosen: readonly string[]): readonly ArticleFacet[] {
  const free = facets.filter(({ id }) => !fixed.includes(id));
  const lost = chosen.filter((id) => !free.some((facet) => facet.id === id));
  return [...free, ...lost.map((id) => ({ id, label: id }))];
}

type Settings = ArticleGridSettings['articleGrid'];

/** The breakpoint from which a tag is shown in the short list; undefined for one that always is. */
function getFirstBreakpoint(index: number, { facetsSmall, facetsMedium, facetsLarge }: Settings): 'md' | 'lg' | 'none' | undefined {
  if (index < facetsSmall) return undefined;
  if (index < facetsMedium) return 'md';
  return index < facetsLarge ? 'lg' : 'none';
}

/** The last breakpoint at which the short list is incomplete. */
function getLastBreakpoint(count: number, { facetsMedium, facetsLarge }: Settings): 'sm' | 'md' | undefined {
  if (count > facetsLarge) return undefined;
  return count > facetsMedium ? 'md' : 'sm';
}
