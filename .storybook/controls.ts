import type { Preview } from '@storybook/react-vite';
import { createControls } from '#blocks/parts/stories/story-controls.ts';
import { blockSchemas } from '#generated/content/schemas.js';
import type { BlockType } from '#generated/content/types.ts';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Controls of a block follow from its schema, by the `type` in its args; other stories keep Storybook's own. */
export const addSchemaControls: Enhancer = ({ initialArgs, argTypes }) => {
  const { type } = initialArgs;
  if (!isBlockType(type)) return argTypes;
  const controls = Object.entries(createControls(type)).map(([field, control]) => [field, { ...argTypes[field], ...control }]);
  const found = Object.entries(argTypes).filter(([field]) => field !== 'id' && field !== 'type');
  return Object.fromEntries([...found, ...controls]);
};

function isBlockType(type: unknown): type is BlockType {
  return typeof type === 'string' && Object.hasOwn(blockSchemas, type);
}
