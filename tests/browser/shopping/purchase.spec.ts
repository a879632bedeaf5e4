import type { BrowserContext, Page } from '@playwright/test';
import { shownCookie } from '#storefront/request/recalculation.ts';
import { waitUntilInteractive } from '../../support/interactive.ts';
import { getCardFrame, cards } from '../../support/checkout.ts';
import { createKeyboard, mouseInput } from '../../support/input-method.ts';
import { getAddress, origins } from '../../support/shop.ts';
import { expect, test } from '../../support/test.ts';

/** The texts that a shopper reads and writes, in two of the shop's languages. */
const languages = {
  'en-us': {
    filters: 'Filters',
    show: /^Show \d+ products?$/,
    men: /^Men, \d+$/,
    color: 'Night',
    size: 'L',
    add: 'Add to cart',
    mini: 'Added to your cart',
    view: 'View cart',
    cart: 'Your cart',
    empty: 'Your cart is empty',
    checkout: 'Checkout',
    fields: {
      Email: 'robin@shopper.example',
      'First name': 'Robin',
      'Last name': 'Vale',
      'Street address': '12 Birch Street',
      City: 'Denver',
      'ZIP code': '80202',
      Phone: '3035550134',
    },
    state: ['State', 'Colorado'],
    toBilling: 'Continue to payment',
    card: { 'Card number': cards.accepted, 'Expiry date': '1239', 'Security code': '123', 'Name on card': 'Robin Vale' },
    toSummary: 'Continue to review',
    tax: 'Tax',
    place: /^Place order · \$/,
    thanks: 'Thank you for your order',
    count: (units: number) => `Cart, ${units} ${units === 1 ? 'item' : 'items'}`,
  },
  'de-de': {
    filters: 'Filter',
    show: /^\d+ Produkte? anzeigen$/,
    men: /^Herren, \d+$/,
    color: 'Nacht',
    size: 'L',
    add: 'In den Warenkorb',
    mini: 'Im Warenkorb',
    view: 'Warenkorb ansehen',
    cart: 'Dein Warenkorb',
    empty: 'Dein Warenkorb ist leer',
    checkout: 'Zur Kasse',
    fields: {
      'E-Mail': 'robin@shopper.example',
      Vorname: 'Robin',
      Nachname: 'Vale',
      'Straße und Hausnummer': 'Lindenweg 5',
      Postleitzahl: '10969',
      Ort: 'Berlin',
      Telefon: '3012345678',
    },
    state: undefined,
    toBilling: 'Weiter zur Zahlung',
    card: { Kartennummer: cards.accepted, 'Gültig bis': '1239', Sicherheitscode: '123', 'Name auf der Karte': 'Robin Vale' },
    toSummary: 'Weiter zur Prüfung',
    tax: /^Enthält .+ MwSt\.$/,
    place: /^Zahlungspflichtig bestellen · .+ €$/,
    thanks: 'Vielen Dank für deine Bestellung',
    count: (units: number) => `Warenkorb, ${units} Artikel`,
  },
} as const;

/** Records every request of the page: address and body. */
function recordRequests(page: Page): readonly { readonly url: string; readonly text: string }[] {
  const sent: { url: string; text: string }[] = [];
  page.on('request', (request) => sent.push({ url: request.url(), text: `${request.url()} ${request.postData() ?? ''}` }));
  return sent;
}

interface Reported {
  readonly event?: string;
  readonly ecommerce?: Readonly<Record<string, unknown>> | null;
}

/** The events in this document's data layer. */
const readTracked = (page: Page): Promise<readonly Reported[]> =>
  page.evaluate(() => (window as { readonly dataLayer?: readonly Reported[] }).dataLayer ?? []);

const containsCard = (text: string): boolean =>
  decodeURIComponent(text.replaceAll('%', '%25'))
    .replace(/[\s+_-]|%20/g, '')
    .includes(cards.accepted);

/** Checks that no script of the page can read the shopper's secrets. */
async function expectNoSecrets(page: Page, context: BrowserContext): Promise<void> {
  const secrets = (await context.cookies()).filter(({ name }) => name.startsWith('cairn.') && name !== shownCookie);
  expect(secrets.map(({ name }) => name.replace(/\.[A-Z-]+$/, '')).toSorted()).toEqual(
    expect.arrayContaining(['cairn.at', 'cairn.rt', 'cairn.usid']),
  );
  expect(secrets.filter(({ httpOnly, sameSite }) => !httpOnly || sameSite !== 'Lax')).toEqual([]);
  const readable = await page.evaluate(async () =>
    [
      document.cookie,
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
      document.documentElement.outerHTML,
      await (await fetch(location.href)).text(),
    ].join('\n'),
  );
  const tokens = secrets.filter(({ name }) => /^cairn\.(?:at|rt)\./.test(name));
  expect(tokens.filter(({ value }) => readable.includes(value)).map(({ name }) => name)).toEqual([]);
  expect(containsCard(readable)).toBe(false);
}

for (const { locale, width, by } of [
  { locale: 'en-us', width: 390, by: 'mouse' },
  { locale: 'de-de', width: 1440, by: 'keyboard' },
] as const) {
  test.describe(`in ${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test(`a shopper finds, chooses, pays for and receives confirmation of a jacket by ${by}`, async ({
      page,
      context,
      browser,
      complaints,
    }) => {
      const hand = by === 'mouse' ? mouseInput : createKeyboard(page);
      const words = languages[locale];
      const sent = recordRequests(page);
      const main = page.getByRole('main');
      const heading = main.getByRole('heading', { level: 1 });

      await test.step('opens a category from the home page and filters it', async () => {
        await page.goto(`/${locale}?p13n_testcontext=Baseline`);
        await hand.press(main.locator(`a[href*="-2000"]`).first());
        await expect(page).toHaveURL(/\/c\/[a-z]+-2000$/);
        await waitUntilInteractive(main.getByRole('status').first());
        const before = await main.getByRole('status').first().textContent();
        if (width < 1024) {
          await hand.press(main.getByRole('button', { name: words.filters, exact: true }));
          const sheet = page.getByRole('dialog', { name: words.filters });
          await hand.check(sheet.getByRole('checkbox', { name: words.men }));
          await expect(page).toHaveURL(/\?filter\.gender=men$/);
          await hand.press(sheet.getByRole('button', { name: words.show }));
          await expect(sheet).toHaveCount(0);
        } else {
          await hand.check(main.getByRole('checkbox', { name: words.men }));
          await expect(page).toHaveURL(/\?filter\.gender=men$/);
        }
        await expect(main.getByRole('status').first()).not.toHaveText(before ?? '');
      });

      await test.step('opens a product, chooses a color and a size, and adds it to the cart', async () => {
        await hand.press(main.locator('[data-block="listing"] li a[data-cover][href*="TFKES01M"]'));
        await expect(page).toHaveURL(/-TFKES01M$/);
        // Neighboring products have buttons with the same name.
        const form = main.locator('form').filter({ has: page.locator('input[name="size"]') });
        const button = form.getByRole('button', { name: words.add });
        await waitUntilInteractive(button);
        await hand.press(main.getByRole('link', { name: words.color, exact: true }));
        await expect(page).toHaveURL(/-TFKES01MK9N$/);
        await hand.pick(main.getByRole('radio', { name: words.size, exact: true }), main.locator('input[name="size"]'));
        await hand.press(button);
        const mini = page.getByRole('dialog', { name: words.mini });
        await expect(mini.getByRole('status').first()).toContainText(`${words.color} · ${words.size}`);
        await hand.press(mini.getByRole('link', { name: words.view }));
      });

      await test.step('goes through the cart to the checkout', async () => {
        await expect(heading).toHaveText(words.cart);
        await expect(page.getByRole('banner').getByRole('link', { name: words.count(1) })).toBeVisible();
        await expect(main.locator('[data-item]')).toHaveCount(1);
        await hand.press(main.getByRole('link', { name: words.checkout }));
        await expect(page).toHaveURL(/\/checkout$/);
        // A new page takes the focus, which must not happen while the shopper types.
        await expect(main).toBeFocused();
        // The header has only the brand, help and the cart.
        const paths = ['', '/contact-us', '/cart'].map((path) => `/${locale}${path}`);
        await expect(page.getByRole('banner').getByRole('link')).toHaveCount(paths.length);
        for (const path of paths) await expect(page.getByRole('banner').locator(`a[href="${path}"]`)).toBeVisible();
        await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(3);
      });

      await test.step('enters the address, and pays by card', async () => {
        for (const [label, text] of Object.entries(words.fields)) await hand.write(main.getByLabel(label, { exact: true }), text);
        if (words.state) await hand.select(main.getByLabel(words.state[0], { exact: true }), words.state[1]);
        await hand.press(main.getByRole('button', { name: words.toBilling }));
        await expect(page).toHaveURL(/\?step=billing$/);
        for (const [label, text] of Object.entries(words.card)) await hand.write(getCardFrame(page).getByLabel(label), text);
        await hand.press(main.getByRole('button', { name: words.toSummary }));
        await expect(page).toHaveURL(/\?step=summary$/);
        for (const path of ['/brand-terms', '/privacy']) await expect(main.locator(`form a[href="/${locale}${path}"]`)).toBeVisible();
        await expectNoSecrets(page, context);
        await hand.press(main.getByRole('button', { name: words.place }));
      });

      await test.step('reaches an order that only its owner can read again', async () => {
        await expect(page).toHaveURL(/\/order-confirmation\?order=[0-9a-f-]{36}$/);
        await expect(heading).toHaveText(words.thanks);
        await expect(main.getByText(words.tax, { exact: true })).toBeVisible();
        const number = await main.getByText(/^TF-\d{4}-\d{6}$/).textContent();
        await expectNoSecrets(page, context);
        await expect.poll(async () => (await readTracked(page)).map(({ event }) => event)).toContain('purchase');
        const { ecommerce } = (await readTracked(page)).find(({ event }) => event === 'purchase') ?? {};
        expect(ecommerce).toMatchObject({
          transaction_id: number,
          items: [{ item_id: expect.stringContaining('TFKES01M'), quantity: 1 }],
        });
        const steps = ['view_cart', 'begin_checkout', 'add_shipping_info', 'add_payment_info', 'purchase'];
        const names = (await readTracked(page)).map(({ event }) => event);
        expect(names.filter((name) => name !== undefined && steps.includes(name))).toEqual(steps);
        await page.reload();
        await expect(main.getByText(number ?? '')).toBeVisible();
        await expect(page.getByRole('banner').getByRole('link', { name: words.count(0) })).toBeVisible();
        await expect.poll(async () => (await readTracked(page)).map(({ event }) => event)).toContain('page_view');
        expect((await readTracked(page)).filter(({ event }) => event === 'purchase')).toEqual([]);
        if (by === 'mouse') {
          // Simulates another of the shopper's devices, which can show the order but has not placed it.
          await context.clearCookies({ name: /cairn\.placed\./ });
          await page.evaluate(() => localStorage.clear());
          await page.reload();
          await expect.poll(async () => (await readTracked(page)).map(({ event }) => event)).toContain('page_view');
          await waitUntilInteractive(main.getByRole('button').first());
          expect((await readTracked(page)).filter(({ event }) => event === 'purchase')).toEqual([]);
        }
        expect(complaints).toEqual([]);

        const other = await browser.newContext();
        const stranger = await other.newPage();
        expect((await stranger.goto(page.url()))?.status()).toBe(404);
        await expect(stranger.getByText(number ?? '')).toHaveCount(0);
        await other.close();

        await page.goto(getAddress('tarnfell', '/checkout', locale));
        await expect(page).toHaveURL(/\/cart$/);
        await expect(main.getByText(words.empty)).toBeVisible();
        await expect(page.getByRole('banner').getByRole('search')).toBeVisible();
      });

      const toShop = sent.filter(({ url }) => new URL(url).origin === origins.tarnfell);
      expect(toShop.filter(({ text }) => containsCard(text)).map(({ url }) => url)).toEqual([]);
      expect(
        sent.some(({ url, text }) => new URL(url).origin !== origins.tarnfell && containsCard(text)),
        'the partner got the card',
      ).toBe(true);
    });
  });
}
