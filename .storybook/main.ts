import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { styledComponents } from '../scripts/vite/styled-components.ts';
import { createMediaPlugin } from './media-plugin.ts';

const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  stories: ['../blocks/**/*.stories.tsx', '../ui/**/*.stories.tsx', '../commerce/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (own) =>
    mergeConfig(own, {
      plugins: [createMediaPlugin()],
      oxc: styledComponents({ development: true }),
      build: { chunkSizeWarningLimit: 4000 },
    }),
};

export default config;
