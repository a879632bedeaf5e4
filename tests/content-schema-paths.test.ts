import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parseDocumentPath } from '#backend/content/documents/document-path.ts';

it('every document references its schema, so that editors complete it', () => {
  const files = globSync('**/*.json', { cwd: 'demo/content' }).filter((file) => parseDocumentPath(file.replaceAll('\\', '/')));
  const getSchema = (file: string): unknown =>
    (JSON.parse(readFileSync(path.join('demo/content', file), 'utf8')) as { readonly $schema?: unknown }).$schema;
  const lost = files.filter((file) => {
    const schema = getSchema(file);
    return typeof schema !== 'string' || !existsSync(path.join('demo/content', path.dirname(file), schema));
  });
  expect(lost).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});
