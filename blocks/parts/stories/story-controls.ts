import { blockSchemas, type FieldSchema } from '#generated/content/schemas.js';
import type { BlockType } from '#generated/content/types.ts';

/** The part of Storybook's argTypes that a schema can fill. */
export interface StoryControl {
  readonly name: string;
  readonly description?: string;
  readonly control: {
    readonly type: 'text' | 'boolean' | 'number' | 'select' | 'color' | 'object';
    readonly min?: number;
    readonly max?: number;
  };
  readonly options?: readonly string[];
  readonly table: { readonly category: 'content' | 'look' | 'surroundings' };
}

const surroundings = new Set(['name', 'bottomMargins', 'hideOnBreakpoint', 'isFullWidth']);

/** Storybook's controls for a block's fields, from its schema; its id and type are not editable. */
export function createControls(type: BlockType): Readonly<Record<string, StoryControl>> {
  const fields = Object.entries(blockSchemas[type].properties ?? {}).filter(([name]) => name !== 'id' && name !== 'type');
  return Object.fromEntries(fields.map(([name, schema]) => [name, createControl(name, schema)]));
}

function createControl(name: string, schema: FieldSchema): StoryControl {
  const isChoice = schema.enum !== undefined || schema.format === 'color' || schema.type === 'boolean';
  return {
    name: schema['x-cairn-label'] ?? name,
    ...(schema.description ? { description: schema.description } : {}),
    control: getControlKind(schema),
    ...(schema.enum ? { options: schema.enum.map(String) } : {}),
    table: { category: surroundings.has(name) ? 'surroundings' : isChoice ? 'look' : 'content' },
  };
}

function getControlKind(schema: FieldSchema): StoryControl['control'] {
  if (schema.enum) return { type: 'select' };
  if (schema.type === 'boolean') return { type: 'boolean' };
  if (schema.type === 'number' || schema.type === 'integer') return { type: 'number', min: schema.minimum, max: schema.maximum };
  if (schema.format === 'color') return { type: 'color' };
  return { type: schema.type === 'string' ? 'text' : 'object' };
}
