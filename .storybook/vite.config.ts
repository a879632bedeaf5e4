import { defineConfig } from 'vite';

/**
 * Empty on purpose, so that Storybook does not load the shop's configuration and router. Its own configuration is in main.ts, which tests
 * also use.
 */
export default defineConfig({});
