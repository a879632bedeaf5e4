/** The whole shop, whose gateway passes calls on to the backend in the same process. */
import { tellStatements } from './statements.ts';

tellStatements();
await import('../../pages/shop.ts');
