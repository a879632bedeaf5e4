import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'storefront',
  buildDirectory: 'build/storefront',
  ssr: true,
  // One chunk per route, so that a page loads few files.
  splitRouteModules: false,
  routeDiscovery: { mode: 'lazy', manifestPath: '/fapi/routes' },
} satisfies Config;
