import type { Preview } from '@storybook/react-vite';
import type { Tone } from '#ui/tokens/contract.ts';
import { BrandFrame } from './brand-frame.tsx';
import { addSchemaControls } from './controls.ts';
import { brandIds, chromaticModes, locales, viewports } from './modes.ts';
import { startMediaWorker } from './start-media-worker.ts';

const preview: Preview = {
  globalTypes: {
    brand: { description: 'Brand', toolbar: { icon: 'paintbrush', items: [...brandIds], dynamicTitle: true } },
    locale: { description: 'Locale', toolbar: { icon: 'globe', items: [...locales], dynamicTitle: true } },
  },
  initialGlobals: { brand: 'tarnfell', locale: 'en-us' },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    viewport: { options: viewports },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: { storySort: { method: 'alphabetical', order: ['Blocks', 'UI'] } },
    // axe checks touch targets (WCAG 2.2) only if enabled.
    a11y: { test: 'error', config: { rules: [{ id: 'target-size', enabled: true }] } },
    chromatic: { modes: chromaticModes, prefersReducedMotion: 'reduce', pauseAnimationAtEnd: true },
  },
  argTypesEnhancers: [addSchemaControls],
  decorators: [
    (Story, { globals, parameters }) => (
      <BrandFrame brand={String(globals.brand)} locale={String(globals.locale)} tones={parameters.tones as readonly Tone[] | undefined}>
        <Story />
      </BrandFrame>
    ),
  ],
  beforeAll: async () => {
    if (import.meta.env.PROD) await startMediaWorker();
  },
};

export default preview;
