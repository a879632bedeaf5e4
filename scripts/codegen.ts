import './codegen/openapi/without-assertions.ts';
import { parseArgs } from 'node:util';
import { generateBlockPages } from './codegen/block-pages/block-pages.ts';
import { generate } from './codegen/generate.ts';
import { MessageError } from './codegen/messages/message-error.ts';
import { findDifferences, writeFiles } from './codegen/output.ts';
import { BreakingChangeError, rejectBreakingChanges } from './codegen/openapi/reject-breaking-changes.ts';
import { SchemaError } from './codegen/schema-error.ts';
import { markGenerated } from '#server/build/prepare.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    schemas: { type: 'string', default: 'schemas' },
    messages: { type: 'string', default: 'messages' },
    out: { type: 'string', default: 'generated' },
    pages: { type: 'string', default: 'docs/blocks' },
  },
});

try {
  const generated = await generate(values.schemas, values.messages);
  rejectBreakingChanges(values.out, generated);
  const folders = [
    [values.out, generated],
    [values.pages, await generateBlockPages(values.schemas)],
  ] as const;
  for (const [folder, files] of folders) {
    if (values.check) check(findDifferences(folder, files), folder);
    else {
      writeFiles(folder, files);
      console.log(`${folder}/: ${files.size} files`);
    }
  }
  const isOfRepository = values.schemas === 'schemas' && values.messages === 'messages' && values.out === 'generated';
  if (isOfRepository && process.exitCode === undefined) markGenerated(process.cwd());
} catch (error) {
  if (!(error instanceof SchemaError || error instanceof MessageError || error instanceof BreakingChangeError)) throw error;
  console.error(`[cairn] [codegen] ${error.message}`);
  process.exitCode = 1;
}

function check(different: readonly string[], folder: string): void {
  if (different.length === 0) return;
  console.error(`[cairn] [codegen] ${folder}/ is out of date: ${different.join(', ')}; run \`npm run codegen\`.`);
  process.exitCode = 1;
}
