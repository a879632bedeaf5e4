/** The backend alone, as `npm run backend` serves it. */
import { reportWhenHealthy } from '../../pages/report-when-healthy.ts';
import { reportStatements } from './statements.ts';

reportStatements();
await import('#server/entry/start-backend.ts');
await reportWhenHealthy(Number(process.env.BACKEND_PORT));
