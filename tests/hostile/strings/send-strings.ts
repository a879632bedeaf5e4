import type { Cart } from '#generated/openapi/cart.ts';
import { naughtyStrings } from '#contract/generate/naughty-strings.ts';
import { runConcurrently } from '../run/run-concurrently.ts';
import type { Random } from '../run/random.ts';
import { expectNone, type Report } from '../run/report.ts';
import { enterCard, placeOrder, createPress } from '../shop/buy.ts';
import type { HttpResponse } from '../shop/http.ts';
import { createShopper, type Shopper } from '../shop/shopper.ts';
import type { Stage } from '../shop/stage.ts';
import { storedFields, type StoredField } from './stored-fields.ts';

const atOnce = 6;
/** Number of strings in a short run; each is sent to every field. */
const fewStrings = 5;

/** An address collapses and trims whitespace and line breaks; a text may be Unicode-normalized. */
const normalizeText = (text: unknown): string => String(text).replaceAll(/\s+/g, ' ').trim().normalize('NFC');

/** Comments with which React marks texts and boundaries. */
const notes = /<!--(?: |\/?[$&][!?]?)?-->/g;

/** Returns the fault of a page that shows, or may show, the text; undefined when there is none. */
function findPageFault({ status, body, headers }: HttpResponse, text: string): string | undefined {
  if (status >= 500) return `answered ${status}`;
  if (headers['content-type']?.includes('text/html') !== true || status >= 300) return undefined;
  if (/[<>]/.test(text) && body.replaceAll(notes, '').includes(text)) return 'holds it unescaped';
  if (text.startsWith('javascript:') && /(?:href|src|action)="javascript:/i.test(body)) return 'leads to it';
  return body.trimEnd().endsWith('</html>') ? undefined : 'is broken off';
}

interface Case {
  readonly field: StoredField;
  readonly text: string;
}

async function readBack(shopper: Shopper, { field, text }: Case): Promise<readonly string[]> {
  const faults: string[] = [];
  if (field.read) {
    const response = await shopper.call('GET', '/cart/v1/cart/current');
    const found = response.status === 200 ? field.read(JSON.parse(response.body) as Cart) : undefined;
    if (found !== undefined && normalizeText(found) !== normalizeText(text)) faults.push(`came back as ${JSON.stringify(found)}`);
  }
  for (const page of field.pages) {
    const fault = findPageFault(await shopper.send({ path: page }), text);
    if (fault) faults.push(`${page} ${fault}`);
  }
  return faults;
}

/** Orders with a cart whose address name has the text: it appears in a mail and on the last page. */
async function orderWithText(shopper: Shopper, { partner }: Stage, text: string): Promise<readonly string[]> {
  const cart = await shopper.read<Cart>('GET', '/cart/v1/cart/current');
  const { version } = await enterCard(shopper, partner, cart.id, 'accepted');
  const pressed = await placeOrder(shopper, createPress(cart.id, version));
  if (pressed.kind !== 'order') return [`cannot be ordered with: ${JSON.stringify(pressed)}`];
  const fault = findPageFault(await shopper.send({ path: `/en-us/order-confirmation?order=${pressed.order.orderId}` }), text);
  return fault ? [`the confirmation ${fault}`] : [];
}

async function tryCase(stage: Stage, tried: Case): Promise<{ readonly isStored: boolean; readonly faults: readonly string[] }> {
  const { field, text } = tried;
  const shopper = createShopper(stage.shopProcess);
  const response = await field.send(shopper, text);
  const fault = findPageFault(response, text);
  if (fault || response.status >= 400) return { isStored: false, faults: fault ? [fault] : [] };
  const faults = await readBack(shopper, tried);
  const isOrdered = field.name === 'shippingAddress.recipientFirstName' || field.name === 'shippingAddress.addressLine1';
  return { isStored: true, faults: isOrdered ? [...faults, ...(await orderWithText(shopper, stage, text))] : faults };
}

const isJson = (line: string): boolean => {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
};

/** Sends dangerous strings to every field that is stored or shown, and reads them back. The host runs before and after. */
export async function runStrings(stage: Stage, suite: string, random: Random, isShort: boolean, report: Report): Promise<void> {
  const { shopProcess } = stage;
  const strings = isShort ? Array.from({ length: fewStrings }, () => random.pick(naughtyStrings)) : naughtyStrings;
  const cases = strings.flatMap((text) => storedFields.map((field): Case => ({ field, text })));
  const lines = shopProcess.log.lines;
  const tried = await runConcurrently(atOnce, cases, (one) => tryCase(stage, one));
  const faults = tried.flatMap(({ faults: sentences }, index) =>
    sentences.map((sentence) => `${cases[index]?.field.name} = ${JSON.stringify(cases[index]?.text.slice(0, 80))}: ${sentence}`),
  );
  for (const sentence of faults) report.fault(`${suite}: ${sentence}`);
  const written = shopProcess.log.latest.slice(-(shopProcess.log.lines - lines) || shopProcess.log.latest.length);
  const torn = shopProcess.log.lines === lines ? [] : written.filter((line) => !isJson(line));
  for (const line of torn.slice(0, 5)) report.fault(`${suite}: a line of the log is no JSON: ${line.slice(0, 300)}`);
  const stored = tried.filter(({ isStored }) => isStored).length;
  report.note(
    expectNone(suite, 'texts that break a page or a response, or change', faults.length, `${cases.length} sent, ${stored} stored`),
  );
  report.note(expectNone(suite, 'broken log lines', torn.length, `${shopProcess.log.lines - lines} lines`));
}
