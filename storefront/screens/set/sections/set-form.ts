import { createElement } from 'react';
import { Breadcrumbs } from '#commerce/catalog/head/breadcrumbs.tsx';
import { getErrorMessage } from '#commerce/errors/error-messages.ts';
import { packProductView, type PackedView } from '#commerce/product/packed-view.ts';
import type { PartChoice, SetPart } from '#commerce/product-set/set-choice.ts';
import type { PartProblem } from '#commerce/product-set/set-form.tsx';
import type { SiteLocale } from '#commerce/site/formatters.ts';
import { addItem } from '#generated/calls/add-item.ts';
import { applyCoupon } from '#generated/calls/apply-coupon.ts';
import { createCart } from '#generated/calls/create-cart.ts';
import { createCartWithItem } from '#generated/calls/create-cart-with-item.ts';
import { getCart } from '#generated/calls/get-cart.ts';
import { catalogMessages } from '#generated/messages/catalog/all.ts';
import { productMessages } from '#generated/messages/product/all.ts';
import type { ProductMessages } from '#generated/messages/product/messages.ts';
import { productSetMessages } from '#generated/messages/product-set/all.ts';
import type { ProductSetMessages } from '#generated/messages/product-set/messages.ts';
import type { ProductSet } from '#generated/openapi/products.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { pack } from '../../../canvas/packed.ts';
import { compose } from '../../../page/compose.ts';
import { createSection } from '../../../sections/section.ts';
import { parseOutcome } from '../form-outcome.ts';
import { getSetParts } from '../set-parts.ts';
import { details } from './details.ts';

/** Data of the interactive part of the page. */
export interface SetFormData extends Pick<ProductSet, 'name' | 'tagline' | 'description' | 'image'> {
  readonly parts: readonly (Omit<SetPart, 'view'> & { readonly view: PackedView })[];
  readonly shopLocale: SiteLocale;
  readonly messages: MessageData<ProductSetMessages>;
  readonly productMessages: MessageData<ProductMessages>;
  readonly initial: readonly PartChoice[];
  readonly added: readonly number[];
  readonly problems: readonly (readonly [part: number, problem: PartProblem])[];
}

/** The set with the options of its parts. */
export const setForm = createSection({
  name: 'set form',
  uses: { details },
  messages: { product: productMessages, set: productSetMessages },
  calls: [addItem, applyCoupon, createCart, createCartWithItem, getCart],
  show({ used, messages, errorMessages, visitor }, { context }) {
    const { site, url } = context;
    const { name, tagline, description, image, breadcrumbs } = used.details;
    const { locale, languageTag, currency } = site;
    const parts = getSetParts(used.details);
    const { choices, added, rejected } = parseOutcome(url.searchParams, parts);
    const { chooseSize, chooseFit } = bindMessages(messages.product, languageTag);
    const { failed } = bindMessages(messages.set, languageTag);
    const getProblemText = (code: string, { view }: SetPart): PartProblem => {
      if (code === 'size') return { text: chooseSize, missing: code };
      if (code === 'fit') return { text: chooseFit, missing: code };
      return { text: getErrorMessage(errorMessages, code, languageTag, { maxAllowedQty: view.maxQty }) ?? failed };
    };
    const catalog = getMessages(catalogMessages, locale);
    const crumbs = createElement(Breadcrumbs, { label: catalog.breadcrumbs, crumbs: breadcrumbs, locale });
    const data: SetFormData = {
      name,
      tagline,
      description,
      image,
      parts: parts.map(({ view, ...part }) => ({ ...part, view: packProductView(view) })),
      shopLocale: { locale, languageTag, currency },
      messages: messages.set,
      productMessages: messages.product,
      initial: choices,
      added,
      problems: [...rejected].flatMap(([part, code]) => (parts[part] ? [[part, getProblemText(code, parts[part])] as const] : [])),
    };
    return { data: pack(data), canvases: { crumbs: compose('crumbs', [{ hostPart: 'crumbs', element: crumbs }], visitor, context) } };
  },
});
