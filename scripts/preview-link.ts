import path from 'node:path';
import { parseArgs } from 'node:util';
import { createPreviewLink } from '#server/preview/preview-access.ts';
import { createPreviewKey } from '#server/preview/preview-key.ts';
import { EnvironmentError, parseEnvironment } from '#server/environment/environment.ts';

const DAY = 24 * 60 * 60 * 1000;

/** `npm run preview:link -- --origin https://www.tarnfell.example --to /en-us --days 3`, with the PREVIEW_KEY of that shop. */
try {
  const { port, keys } = parseEnvironment(process.env, path.resolve(import.meta.dirname, '..'));
  const { values } = parseArgs({
    options: { origin: { type: 'string' }, to: { type: 'string', default: '/showcase' }, days: { type: 'string', default: '7' } },
  });
  const days = Number(values.days);
  if (!(days > 0 && days <= 90)) throw new EnvironmentError([{ setting: '--days', message: 'must be a number from 1 to 90' }]);
  const link = createPreviewLink(
    values.origin ?? `http://localhost:${port}`,
    createPreviewKey(keys.PREVIEW_KEY),
    new Date(Date.now() + days * DAY),
    values.to,
  );
  console.log(link);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
