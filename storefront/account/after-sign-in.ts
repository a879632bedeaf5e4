import type { SignedIn } from '../session/shopper-session.ts';
import { nextOf } from './ways.ts';
import { accountPath } from '../site/account-paths.ts';
import type { AccountContext } from './account-context.ts';

/** Where somebody goes who has just signed in, with what there is to be told. */
export function afterSignIn({ facts }: AccountContext, { hasMoreInCart }: SignedIn, done?: 'welcome'): string {
  const to = new URL(nextOf(facts) ?? accountPath(facts.site), facts.url);
  if (done) to.searchParams.set('done', done);
  if (hasMoreInCart) to.searchParams.set('cart', 'merged');
  return `${to.pathname}${to.search}`;
}
