import type { ReactElement } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import type { FormModel, RejectedForm } from '../../account/form-model.ts';
import { OrderCard } from './order-card.tsx';
import type { OrderFilterModel, OrderListModel } from './order-model.ts';
import { Cards, Empty, FilterNav, Filters } from './order-list.styles.ts';

interface Props {
  readonly list: OrderListModel<FormModel>;
  /** Name of the list. */
  readonly title: string;
  readonly rejection?: RejectedForm;
}

/** Orders as cards, with filter and pagination links. */
export function OrderList({ list: { filters, orders, empty, more, back }, title, rejection }: Props): ReactElement {
  return (
    <>
      {filters ? (
        <Filters>
          {filters.map((filter) => (
            <Filter key={filter.label} filter={filter} />
          ))}
        </Filters>
      ) : null}
      {orders.length > 0 ? (
        <Cards role="list" aria-label={title}>
          {orders.map((order) => (
            <OrderCard key={order.orderNumber} order={order} rejection={rejection} />
          ))}
        </Cards>
      ) : null}
      {empty ? (
        <Empty>
          <p>{empty.text}</p>
          <ButtonLink href={empty.link.href} variant="outline">
            {empty.link.label}
          </ButtonLink>
        </Empty>
      ) : null}
      {more || back ? (
        <p data-part="paging">
          {more ? (
            <ButtonLink href={more.href} variant="outline" data-more="">
              {more.label}
            </ButtonLink>
          ) : null}
          {back ? (
            <ButtonLink href={back.href} variant="text-link">
              {back.label}
            </ButtonLink>
          ) : null}
        </p>
      ) : null}
    </>
  );
}

function Filter({ filter: { label, links } }: { readonly filter: OrderFilterModel }): ReactElement {
  return (
    <FilterNav aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} aria-current={link.isCurrent ? 'true' : undefined}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </FilterNav>
  );
}
