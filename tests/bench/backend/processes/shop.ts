/** The whole shop, whose gateway passes requests to the backend in the same process. */
import { reportStatements } from './statements.ts';

reportStatements();
await import('../../pages/shop.ts');
