/** The shop itself, as `npm start` serves it, which also tells the bench what it has used. */
import { tellWhenHealthy } from './tell-when-healthy.ts';

await import('#server/entry/start-shop.ts');
await tellWhenHealthy(Number(process.env.PORT));
