import type { Output } from './output.ts';

const text = `<!-- Made by scripts/codegen.ts. Do not edit: change scripts/codegen/readme.ts, then run \`npm run codegen\`. -->

# generated

The output of \`npm run codegen\`, and nothing else. It is committed; \`npm run codegen:check\` fails when it differs from \`schemas/\` and \`messages/\`.

## Entry points

- \`generated/content/\`: types, validators and field tables of content; \`generated/content/document.schema.json\` serves editors.
- \`generated/openapi/\`: types, validators and limits per area, the operation table, the whole contract as \`generated/openapi/openapi.json\`.
- \`generated/calls/\`: one typed function per operation.
- \`generated/messages/\`: typed messages.
- \`generated/errors.ts\`: error codes with their levels and reactions.

## Rules

May import: messages.

## How to add

Never edit a file here. Change a schema or a message and run \`npm run codegen\`. A new kind of output is a module in \`scripts/codegen/\` that \`scripts/codegen/generate.ts\` lists.
`;

/** README.md of generated/. */
export function generateReadme(): Output {
  return { path: 'README.md', text, format: 'markdown' };
}
