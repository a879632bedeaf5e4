import { getShopHref } from '#commerce/catalog/shop-href.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import {
  getInitialChoice,
  getItemsToAdd,
  getPartProblem,
  changeColor,
  type PartChoice,
  type SetPart,
} from '#commerce/product-set/set-choice.ts';
import { getProductSet } from '#generated/calls/get-product-set.ts';
import type { RequestContext } from '../../request/request-context.ts';
import { addToStoredCart } from '../product/add-to-stored-cart.ts';
import { formatOutcome } from './form-outcome.ts';
import { parseSetId } from './set-address.ts';
import { getSetParts } from './set-parts.ts';

/**
 * Handles the form of a set without JavaScript. Nothing is added while a choice is missing, but a rejected part does not block the others.
 * Returns the address to redirect to: the cart, or the page with the missing choices.
 */
export async function handleSetForm(address: string | undefined, data: FormData, context: RequestContext): Promise<string> {
  const { session, site, url } = context;
  const parts = getSetParts(await getProductSet(session.calls, { productSetId: parseSetId(address) ?? '' }));
  const choices = parts.map((part, index) => readChoice(part, index, data));
  const getRejectedPath = (added: readonly number[], rejected: ReadonlyMap<number, string>): string => {
    const open = choices.map((choice, index) => (added.includes(index) ? { ...choice, isIncluded: false } : choice));
    return `${url.pathname}?${formatOutcome({ choices: open, added, rejected })}`;
  };
  const missing = parts.flatMap((part, index): [number, string][] => {
    const own = choices[index];
    const problem = own?.isIncluded ? getPartProblem(part, own) : undefined;
    return problem === 'size' || problem === 'fit' ? [[index, problem]] : [];
  });
  const items = getItemsToAdd(parts, choices, new Set());
  if (missing.length > 0 || items.length === 0) return getRejectedPath([], new Map(missing));

  const added: number[] = [];
  const rejected = new Map<number, string>();
  for (const { part, ...item } of items) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- two parts may share one stock
      await addToStoredCart(session, item);
      added.push(part);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      rejected.set(part, error.errorId ?? 'GEN500');
    }
  }
  return rejected.size === 0 ? getShopHref(site.locale, '/cart') : getRejectedPath(added, rejected);
}

function readChoice(part: SetPart, index: number, data: FormData): PartChoice {
  const readText = (name: string): string | undefined => {
    const value = data.get(`${name}-${index}`);
    return typeof value === 'string' && value !== '' ? value.slice(0, 40) : undefined;
  };
  const first = { ...getInitialChoice(part), isIncluded: readText('include') !== undefined };
  const color = readText('color');
  const { view } = part;
  const inColor = color !== undefined && view.colors.some(({ code }) => code === color) ? changeColor(part, first, color) : first;
  const [size, fit] = [readText('size'), readText('fit')];
  return { ...inColor, choice: { ...inColor.choice, ...(size ? { size } : {}), ...(fit ? { fit } : {}) } };
}
