import type { ReactElement } from 'react';
import type { CategoryLink } from '#generated/openapi/products.ts';
import { getShopHref } from '../shop-href.ts';
import { Links } from './category-links.styles.ts';

export type CategoryLinkItem = Pick<CategoryLink, 'id' | 'name' | 'url'>;

export interface CategoryLinksProps {
  /** Title of the links, e.g. "Categories". */
  readonly title: string;
  /** Shows the title to assistive technology only. */
  readonly titleHidden?: boolean;
  readonly links: readonly CategoryLinkItem[];
  readonly locale: string;
}

/** Categories as a row of chips that scrolls horizontally if it is too long. */
export function CategoryLinks({ title, titleHidden = false, links, locale }: CategoryLinksProps): ReactElement {
  return (
    <Links aria-label={title}>
      {titleHidden ? null : <h2>{title}</h2>}
      <ul role="list">
        {links.map(({ id, name, url }) => (
          <li key={id}>
            <a href={getShopHref(locale, url)}>{name}</a>
          </li>
        ))}
      </ul>
    </Links>
  );
}
