import { index, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/** Screens that answer without a locale too, by leading to the visitor's own. */
const atTheRoot = ['cart', 'checkout', 'order-confirmation', 'search'] as const;

export default [
  index('routes/entrance.ts'),
  ...atTheRoot.map((path) => route(path, 'routes/entrance.ts', { id: `entrance-${path}` })),
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
  route(':locale', 'routes/shop.tsx', [
    index('routes/page.tsx', { id: 'home' }),
    route('newsletter', 'routes/newsletter.ts'),
    route('cart', 'routes/cart.tsx'),
    route('checkout', 'routes/checkout.tsx'),
    route('order-confirmation', 'routes/order-confirmation.tsx'),
    route('c/:category', 'routes/category.tsx'),
    route('p/:product', 'routes/product.tsx'),
    route('search', 'routes/search.tsx'),
    route('*', 'routes/page.tsx', { id: 'landing' }),
  ]),
] satisfies RouteConfig;
