import type { ReactElement } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { AccountForm } from '../../account/account-form.tsx';
import type { FormModel, RejectedForm } from '../../account/form-model.ts';
import { ProductThumb } from '../../cart/lines/product-thumb.tsx';
import type { OrderCardModel } from './order-model.ts';
import { OrderState } from './order-state.tsx';
import { Card } from './order-list.styles.ts';

interface Props {
  readonly order: OrderCardModel<FormModel>;
  readonly rejection?: RejectedForm;
}

/** An order of a list: its state, then its items. */
export function OrderCard({ order, rejection }: Props): ReactElement {
  const { orderNumber, title, href, state, expected, placed, pictures, summary, total, refunded, links, forms } = order;
  const id = `order-${orderNumber}`;
  return (
    <Card aria-labelledby={id} data-order={orderNumber}>
      <div data-part="head">
        <OrderState state={state} />
        {expected ? <p data-part="expected">{expected}</p> : null}
      </div>
      <div data-part="about">
        <Heading level={3} look="h5" id={id} tabIndex={-1}>
          <a href={href}>{title}</a>
        </Heading>
        <p data-part="placed">{placed}</p>
      </div>
      <div data-part="goods">
        <span data-part="pictures">
          {pictures.map(({ src, name }, index) => (
            <ProductThumb key={`${index}-${name}`} src={src} alt="" size="small" />
          ))}
        </span>
        <p>{summary}</p>
      </div>
      <p data-part="total">
        <strong>{total}</strong>
        {refunded ? <span>{refunded}</span> : null}
      </p>
      <div data-part="ways">
        {links.map((link, index) => (
          <ButtonLink key={link.href} href={link.href} variant={index === 0 ? 'primary' : 'outline'} aria-describedby={id}>
            {link.label}
          </ButtonLink>
        ))}
        {forms.map((form) => (
          <AccountForm key={form.id} form={form} rejection={rejection} describedBy={id} />
        ))}
      </div>
    </Card>
  );
}
