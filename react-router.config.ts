import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'storefront',
  buildDirectory: 'build/storefront',
  ssr: true,
  // One chunk for a route: a page brings few files.
  splitRouteModules: false,
  routeDiscovery: { mode: 'lazy', manifestPath: '/fapi/routes' },
} satisfies Config;
