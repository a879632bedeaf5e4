/** The backend alone, as `npm run backend` serves it. */
import { tellWhenHealthy } from '../../pages/tell-when-healthy.ts';
import { tellStatements } from './statements.ts';

tellStatements();
await import('#server/entry/start-backend.ts');
await tellWhenHealthy(Number(process.env.BACKEND_PORT));
