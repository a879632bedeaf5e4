import type { ReactElement } from 'react';
import type { ArticleSummary } from '#blocks/host/articles.ts';
import { Grid } from '#ui/grid/grid.tsx';
import { ArticleCard, type ArticleCardProps } from './article-card.tsx';
import { Shape } from './article-grid.styles.ts';

interface CardsProps extends Omit<ArticleCardProps, 'article' | 'position'> {
  readonly articles: readonly ArticleSummary[];
}

export function Cards({ articles, ...rest }: CardsProps): ReactElement | null {
  if (articles.length === 0) return null;
  return (
    <Grid as="ul" sm={1} md={2} lg={rest.columns}>
      {articles.map((article, index) => (
        <ArticleCard key={article.id} article={article} position={index + 1} {...rest} />
      ))}
    </Grid>
  );
}

/** Skeletons for a row of cards that is loading. */
export function CardSkeletons({ columns }: Pick<CardsProps, 'columns'>): ReactElement {
  return (
    <Grid sm={1} md={2} lg={columns} aria-hidden="true">
      {Array.from({ length: columns }, (_, index) => (
        <Shape key={index} />
      ))}
    </Grid>
  );
}
