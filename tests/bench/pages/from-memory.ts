/** The same bytes by the same server: its rate limits, its counters and its common headers, then one lookup in a map. */
import { createSettings } from '#settings/create-settings.ts';
import { sites } from '#storefront/site/sites.ts';
import { createApp } from '#server/ingress/create-app.ts';
import { parseEnvironment } from '#server/environment/environment.ts';
import { limitRequests } from '#server/http/limit-requests.ts';
import { listen } from '#server/http/listen.ts';
import { getRequestGuardOptions } from '#server/environment/shop-sites.ts';
import { reportUsage } from './processes.ts';

interface CachedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const environment = parseEnvironment(process.env, process.cwd());
const guard = getRequestGuardOptions(sites, environment, false);
const pages = new Map<string, CachedPage>();
const app = createApp(guard);
app.use(limitRequests(createSettings(environment.settings).everywhere.limits, guard.createErrorResponse, '/media/'));
app.use((request, response) => {
  const page = pages.get(request.originalUrl);
  if (!page) return void response.status(404).end();
  response.set(page.headers).end(page.body);
});
await listen(app, environment.port, 'PORT');
reportUsage();
process.on('message', (message) => {
  if (typeof message !== 'object' || message === null) return;
  const { target, headers, body } = message as { readonly target: string; readonly headers: CachedPage['headers']; readonly body: string };
  pages.set(target, { headers, body: Buffer.from(body, 'base64') });
  process.send?.('kept');
});
process.send?.('ready');
