import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Copies the shop's content with more articles, as a busy year would add. */
export function growContent(folder: string, count: number): void {
  cpSync('demo/content', folder, { recursive: true });
  const articles = path.join(folder, 'tarnfell', 'en', 'articles');
  const model = JSON.parse(readFileSync(path.join(articles, 'the-long-way-up.json'), 'utf8')) as Record<string, unknown>;
  for (let number = 1; number <= count; number += 1) {
    const slug = `${String(model.slug)}-${number}`;
    writeFileSync(
      path.join(articles, `the-long-way-up-${number}.json`),
      JSON.stringify({ ...model, id: `${String(model.id)}-${number}`, slug }),
    );
  }
}
