import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes';
import { rootPages } from './content/root-pages.ts';
import { screens, type ScreenAddress } from './screens/index.ts';

const all: readonly (readonly [string, ScreenAddress])[] = Object.entries(screens);

export default [
  index('routes/entrance.ts'),
  ...all.filter(([, { atRoot }]) => atRoot).map(([id, { path }]) => route(path, 'routes/entrance.ts', { id: `entrance-${id}` })),
  ...rootPages.map((path) => route(path, 'routes/entrance.ts', { id: `entrance-${path}` })),
  route('favicon.ico', 'routes/favicon.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  ...prefix('fapi', [
    route('components/*', 'routes/fapi/part.ts'),
    route('pages/*', 'routes/fapi/named-page.ts'),
    route('server/time', 'routes/fapi/server-time.ts'),
    route('styles/:brand', 'routes/fapi/styles.ts'),
    route('articles', 'routes/fapi/articles.ts'),
    route('dialogs/:name', 'routes/fapi/dialog.ts'),
    route('events', 'routes/fapi/events.ts'),
    route('api/validate-response/:contract', 'routes/fapi/validate-response.ts'),
    route('performance/ingest', 'routes/fapi/performance.ts'),
    route('*', 'routes/fapi/unknown.ts'),
  ]),
  route('api/*', 'routes/api.ts'),
  route(':locale', 'shell/shop.tsx', [
    route('newsletter', 'routes/newsletter.ts'),
    route('stop-notifications', 'routes/stop-notifications.ts'),
    route('my-store', 'routes/my-store.ts'),
    route('store-search', 'routes/store-search.ts'),
    route('checkout/return', 'routes/checkout-return/route.ts'),
    route('checkout/express/return', 'routes/checkout-return/route.ts', { id: 'express-checkout-return' }),
    route('change-site', 'routes/site-change/route.ts'),
    route('staff/:step', 'routes/staff-step.ts'),
    route('account/sign-out', 'routes/sign-out.ts'),
    route('account/data/download', 'routes/user-data.ts'),
    route('account/dialogs/:page', 'routes/account-dialog.ts'),
    route('account/forms/:page', 'routes/account-form.ts'),
    route('contact-forms/:form', 'routes/contact-form.ts'),
    route('account/passkey-options', 'routes/passkey-options.ts'),
    route('account/orders/:order/documents/:document', 'routes/order-document.ts'),
    route('orders/:order/documents/:document', 'routes/order-document.ts', { id: 'guest-order-document' }),
    ...all.map(([id, { path, folder = id }]) => {
      const file = `screens/${folder}/route.ts`;
      return path === '' ? index(file, { id }) : route(path, file, { id });
    }),
  ]),
] satisfies RouteConfig;
