import type { ReactElement } from 'react';
import type { Breadcrumb, Category } from '#generated/openapi/products.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CategoryLinks } from './category-links.tsx';
import type { CatalogMessages } from '#generated/messages/catalog/messages.ts';
import { Head } from '../listing-head.styles.ts';

export interface CategoryHeadProps {
  readonly category: Category;
  readonly crumbs: readonly Breadcrumb[];
  readonly messages: CatalogMessages;
  readonly locale: string;
}

/** Content above a category's products that does not depend on the filters. */
export function CategoryHead({ category, crumbs, messages, locale }: CategoryHeadProps): ReactElement {
  const { name, description, children, siblings = [] } = category;
  const links = children.length > 0 ? children : siblings;
  return (
    <Head>
      <Breadcrumbs label={messages.breadcrumbs} crumbs={crumbs} locale={locale} />
      <Heading level={1} look="h2">
        {name}
      </Heading>
      {description ? (
        <Text muted measure>
          {description}
        </Text>
      ) : null}
      {links.length > 0 ? <CategoryLinks title={messages.categories} titleHidden links={links} locale={locale} /> : null}
    </Head>
  );
}
