import { defineConfig } from 'vite';

/** Empty on purpose: it keeps Storybook off the shop's configuration and its router; what stories need is in main.ts, where tests find it too. */
export default defineConfig({});
