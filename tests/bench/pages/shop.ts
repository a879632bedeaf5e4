/** The shop as `npm start` serves it, which also reports its resource usage to the bench. */
import { reportWhenHealthy } from './report-when-healthy.ts';

await import('#server/entry/start-shop.ts');
await reportWhenHealthy(Number(process.env.PORT));
