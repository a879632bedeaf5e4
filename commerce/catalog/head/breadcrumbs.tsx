import type { ReactElement } from 'react';
import type { Breadcrumb } from '#generated/openapi/products.ts';
import { getShopHref } from '../shop-href.ts';
import { Trail } from './breadcrumbs.styles.ts';

export interface BreadcrumbsProps {
  /** Accessible name of the navigation, e.g. "You are here". */
  readonly label: string;
  readonly crumbs: readonly Breadcrumb[];
  readonly locale: string;
}

/** Path from the home page; the current page is last and not a link. */
export function Breadcrumbs({ label, crumbs, locale }: BreadcrumbsProps): ReactElement {
  return (
    <Trail aria-label={label}>
      <ol role="list">
        {crumbs.map(({ label: name, url }, index) => (
          <li key={`${index}${name}`}>
            {url === undefined ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{name}</span>
            ) : (
              <a href={getShopHref(locale, url)}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </Trail>
  );
}
