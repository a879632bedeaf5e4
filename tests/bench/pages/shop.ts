/** The shop as `npm start` serves it, which also reports its resource usage to the bench. */
import { tellWhenHealthy } from './tell-when-healthy.ts';

await import('#server/entry/start-shop.ts');
await tellWhenHealthy(Number(process.env.PORT));
