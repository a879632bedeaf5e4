/** The payment partner, on which both sides charge their cards. Stores its ledger in memory. */
import { createPartners } from '#server/partners/partners.ts';
import { createTrustedProxies } from '#server/ingress/trusted-proxies.ts';
import { listen } from '#server/http/listen.ts';
import { reportUsage } from '../../pages/processes.ts';

const log = { info: () => undefined, warn: () => undefined, error: (sentence: string) => console.error(sentence) };
const { PARTNERS_KEY: key = '', PORT } = process.env;
await listen(createPartners({ key, trustsProxy: createTrustedProxies([]), log }), Number(PORT), 'PORT');
reportUsage();
process.send?.('ready');
