import { expandRefs, type ContentModel } from './content.ts';
import type { Output } from '../output.ts';

/**
 * The blocks' schemas with every $ref expanded, for Storybook's controls and for repair hints. Never part of a browser bundle of the shop.
 */
export function generateContentSchemas(model: ContentModel): readonly Output[] {
  const schemas = Object.fromEntries(model.blocks.map(({ type, name }) => [type, expandRefs(model, name)]));
  return [
    { path: 'content/schemas.js', text: `export const blockSchemas = ${JSON.stringify(schemas)};\n` },
    {
      path: 'content/schemas.d.ts',
      text: `
        import type { BlockType } from './types.ts';
        /** A JSON Schema with every $ref written out. */
        export interface FieldSchema {
          readonly type?: string | readonly string[];
          readonly title?: string;
          readonly description?: string;
          readonly format?: string;
          readonly pattern?: string;
          readonly enum?: readonly (string | number | boolean | null)[];
          readonly const?: unknown;
          readonly default?: unknown;
          readonly minimum?: number;
          readonly maximum?: number;
          readonly minItems?: number;
          readonly maxItems?: number;
          readonly required?: readonly string[];
          readonly properties?: Readonly<Record<string, FieldSchema>>;
          readonly items?: FieldSchema;
          readonly additionalProperties?: boolean | FieldSchema;
          readonly 'x-cairn-slot'?: boolean;
          readonly 'x-cairn-label'?: string;
        }
        export declare const blockSchemas: Readonly<Record<BlockType, FieldSchema>>;
      `,
    },
  ];
}
