import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type RouterContextProvider, type ServerBuild } from 'react-router';

/** What a route's module may say of itself in its `handle`, beside what follows from its loader and action. */
export interface RouteHandle {
  /** Media types of the bodies that its action takes. */
  readonly takes?: readonly string[];
  /** It knows by itself which methods each of its addresses has. */
  readonly answersForMethods?: true;
  /** Its action takes requests from anywhere: a token in the address authorizes them, and no cookie does. */
  readonly takesForeign?: true;
  /** Its loader and its action answer whole, for every method, before the page router: that would only pass requests on to them, and costs more than they do. */
  readonly isDirect?: true;
}

type Answer = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** What may be asked of an address. */
export interface RouteRules {
  /** Undefined where the route answers for its methods itself. */
  readonly methods: readonly string[] | undefined;
  /** Undefined where the route judges bodies itself. */
  readonly takes: readonly string[] | undefined;
  /** It stands below a locale, as every page does. */
  readonly isBelowLocale: boolean;
  /** Its first segment belongs to calls of programs, so that no page is there. */
  readonly isReserved: boolean;
  /** Of the route that the path leads to. */
  readonly loader: object | undefined;
  /** Requests that change something may come from other pages than the shop's. */
  readonly takesForeign?: true;
  /** Answers in place of the page router. */
  readonly answer?: Answer;
}

/** Paths whose rules are remembered: matching one takes longer than answering a kept page. */
const MOST_PATHS = 5000;

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

/** A page's plain form. */
const FORM = ['application/x-www-form-urlencoded'];
const NOWHERE: RouteRules = { methods: ['GET', 'HEAD'], takes: undefined, isBelowLocale: false, isReserved: false, loader: undefined };

/** @returns the rules of the route that a path leads to, as the modules of the routes say them. */
export function createRouteRules(routes: Routes): (path: string) => RouteRules {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const tree = childrenOf(undefined, all);
  const known = new LRUCache<string, RouteRules>({ max: MOST_PATHS });
  const reserved = new Set(all.filter(isOfPrograms).map(({ path = '' }) => firstOf(path)));
  const find = (path: string): RouteRules => {
    const leaf = matchRoutes([...tree], path)?.at(-1);
    if (leaf === undefined) return NOWHERE;
    const route = routes[leaf.route.id ?? ''];
    const isBelowLocale = leaf.params.locale !== undefined;
    return {
      ...rulesOf(route),
      isBelowLocale,
      isReserved: isBelowLocale && reserved.has(firstOf(path.slice(1))),
      loader: route?.module.loader,
    };
  };
  // Their addresses are too many to be remembered.
  const direct = all.flatMap((route) => {
    const { answer, ...rules } = rulesOf(route);
    const below = `/${route.path}`.replace(/\*$/, '');
    return answer ? [{ below, rules: { ...rules, answer, isBelowLocale: false, isReserved: false, loader: undefined } }] : [];
  });
  return (path) => {
    const found = direct.find(({ below }) => path.startsWith(below));
    if (found) return found.rules;
    const rules = known.get(path) ?? find(path);
    known.set(path, rules);
    return rules;
  };
}

const firstOf = (path: string): string => path.split('/')[0] ?? '';

/** Has no page, and more than one segment: a file such as robots.txt reserves nothing. */
const isOfPrograms = ({ path = '', parentId, module }: Route): boolean =>
  parentId === 'root' && module.default === undefined && path.includes('/');

function rulesOf(route: Route | undefined): Pick<RouteRules, 'methods' | 'takes' | 'takesForeign' | 'answer'> {
  if (route === undefined) return NOWHERE;
  const { module } = route;
  const handle = module.handle as RouteHandle | undefined;
  if (handle?.isDirect) return { methods: undefined, takes: undefined, answer: answerOf(module) };
  if (handle?.answersForMethods) return { methods: undefined, takes: undefined };
  const reads = module.loader !== undefined || module.default !== undefined;
  return {
    methods: [...(reads ? ['GET', 'HEAD'] : []), ...(module.action === undefined ? [] : ['POST'])],
    takes: handle?.takes ?? (module.default === undefined ? undefined : FORM),
    ...(handle?.takesForeign ? { takesForeign: true } : {}),
  };
}

/** Such a route reads its request and context alone, of all that the page router hands over. */
function answerOf({ loader, action }: Route['module']): Answer {
  type Handler = (given: { readonly request: Request; readonly context: RouterContextProvider }) => Promise<Response>;
  const [read, change] = [loader, action] as unknown as readonly [Handler, Handler];
  return (request, context) => (request.method === 'GET' || request.method === 'HEAD' ? read : change)({ request, context });
}

function childrenOf(parentId: string | undefined, all: readonly Route[]): readonly RouteObject[] {
  return all
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }): RouteObject => {
      const common = { id, ...(path === undefined ? {} : { path }), ...(caseSensitive === undefined ? {} : { caseSensitive }) };
      return index === true ? { ...common, index: true } : { ...common, children: [...childrenOf(id, all)] };
    });
}
