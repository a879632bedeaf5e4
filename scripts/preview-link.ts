import path from 'node:path';
import { parseArgs } from 'node:util';
import { linkLife } from '#server/preview/preview.ts';
import { createPreviewLink, createRevokeUrl } from '#server/preview/preview-access.ts';
import { createPreviewKey } from '#server/preview/preview-key.ts';
import { EnvironmentError, parseEnvironment } from '#server/environment/environment.ts';

const HOUR = 60 * 60;
/** Longest life of a link in hours. */
const MOST = 72;

/**
 * `npm run preview:link -- --origin https://www.tarnfell.example --to /en-us --hours 2`, with the PREVIEW_KEY of that shop. `--revoke` ends
 * all links and cookies that the shop has accepted so far.
 */
try {
  const { port, keys } = parseEnvironment(process.env, path.resolve(import.meta.dirname, '..'));
  const { values } = parseArgs({
    options: {
      origin: { type: 'string', default: `http://localhost:${port}` },
      to: { type: 'string', default: '/showcase' },
      hours: { type: 'string', default: String(linkLife / HOUR) },
      revoke: { type: 'boolean', default: false },
    },
  });
  const hours = Number(values.hours);
  if (!(hours > 0 && hours <= MOST)) throw new EnvironmentError([{ setting: '--hours', message: `must be a number up to ${MOST}` }]);
  const key = createPreviewKey(keys.PREVIEW_KEY);
  const now = new Date();
  if (values.revoke) await revokeAll(values.origin, createRevokeUrl(values.origin, key, now));
  else console.log(createPreviewLink(values.origin, key, { now, seconds: Math.ceil(hours * HOUR) }, values.to));
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function revokeAll(origin: string, url: URL): Promise<void> {
  const response = await fetch(url, { method: 'POST' }).catch((error: unknown) => {
    throw new EnvironmentError([{ setting: '--origin', message: `${origin} does not respond (${String(error)})` }]);
  });
  if (!response.ok)
    throw new EnvironmentError([
      { setting: 'PREVIEW_KEY', message: (await response.text()).replace(/\.\s*$/, '') || String(response.status) },
    ]);
  console.log(`All preview links and cookies of ${origin} are revoked.`);
}
