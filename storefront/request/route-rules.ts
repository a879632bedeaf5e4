import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type RouterContextProvider, type ServerBuild } from 'react-router';

/** Options that a route's module can export in its `handle`; other rules follow from its loader and action. */
export interface RouteHandle {
  /** Media types of the bodies that its action accepts. */
  readonly mediaTypes?: readonly string[];
  /** The route itself decides which methods each of its addresses supports. */
  readonly handlesMethods?: true;
  /** The route's action accepts requests from any origin: a token in the address authorizes them, not a cookie. */
  readonly isCrossOriginAllowed?: true;
  /**
   * The loader and action create the whole response for every method. Skipping the router is cheaper.
   */
  readonly isDirect?: true;
}

type RouteHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

/** Requests that an address accepts. */
export interface RouteRules {
  /** Undefined if the route itself checks methods. */
  readonly methods: readonly string[] | undefined;
  /** Undefined if the route itself checks bodies. */
  readonly mediaTypes: readonly string[] | undefined;
  /** The path is below a locale, like that of every page. */
  readonly isBelowLocale: boolean;
  /** The first segment is reserved for calls of programs, so that no page exists there. */
  readonly isReserved: boolean;
  /** The loader of the route. */
  readonly loader: object | undefined;
  /** Requests that change data may come from other origins. */
  readonly isCrossOriginAllowed?: true;
  /** Responds without the page router. */
  readonly respond?: RouteHandler;
}

/** Maximum number of cached paths: matching one mediaTypes longer than sending a cached page. */
const MAX_PATHS = 5000;

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

/** Media type of plain forms. */
const FORM = ['application/x-www-form-urlencoded'];
const NOWHERE: RouteRules = { methods: ['GET', 'HEAD'], mediaTypes: undefined, isBelowLocale: false, isReserved: false, loader: undefined };

/** @returns a function that finds the rules of the route for a path, from the modules of the routes */
export function createRouteRules(routes: Routes): (path: string) => RouteRules {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const tree = getChildRoutes(undefined, all);
  const known = new LRUCache<string, RouteRules>({ max: MAX_PATHS });
  const reserved = new Set(all.filter(isProgramRoute).map(({ path = '' }) => getFirstSegment(path)));
  const find = (path: string): RouteRules => {
    const leaf = matchRoutes([...tree], path)?.at(-1);
    if (leaf === undefined) return NOWHERE;
    const route = routes[leaf.route.id ?? ''];
    const isBelowLocale = leaf.params.locale !== undefined;
    return {
      ...getRules(route),
      isBelowLocale,
      isReserved: isBelowLocale && reserved.has(getFirstSegment(path.slice(1))),
      loader: route?.module.loader,
    };
  };
  // Direct routes have too many addresses to cache.
  const direct = all.flatMap((route) => {
    const { respond, ...rules } = getRules(route);
    const below = `/${route.path}`.replace(/\*$/, '');
    return respond ? [{ below, rules: { ...rules, respond, isBelowLocale: false, isReserved: false, loader: undefined } }] : [];
  });
  return (path) => {
    const found = direct.find(({ below }) => path.startsWith(below));
    if (found) return found.rules;
    const rules = known.get(path) ?? find(path);
    known.set(path, rules);
    return rules;
  };
}

const getFirstSegment = (path: string): string => path.split('/')[0] ?? '';

/** Has no page and more than one segment: a file such as robots.txt reserves nothing. */
const isProgramRoute = ({ path = '', parentId, module }: Route): boolean =>
  parentId === 'root' && module.default === undefined && path.includes('/');

function getRules(route: Route | undefined): Pick<RouteRules, 'methods' | 'mediaTypes' | 'isCrossOriginAllowed' | 'respond'> {
  if (route === undefined) return NOWHERE;
  const { module } = route;
  const handle = module.handle as RouteHandle | undefined;
  if (handle?.isDirect) return { methods: undefined, mediaTypes: undefined, respond: createResponder(module) };
  if (handle?.handlesMethods) return { methods: undefined, mediaTypes: undefined };
  const reads = module.loader !== undefined || module.default !== undefined;
  return {
    methods: [...(reads ? ['GET', 'HEAD'] : []), ...(module.action === undefined ? [] : ['POST'])],
    mediaTypes: handle?.mediaTypes ?? (module.default === undefined ? undefined : FORM),
    ...(handle?.isCrossOriginAllowed ? { isCrossOriginAllowed: true } : {}),
  };
}

/** Such a route reads only two of the page router's arguments: request and context. */
function createResponder({ loader, action }: Route['module']): RouteHandler {
  type Handler = (given: { readonly request: Request; readonly context: RouterContextProvider }) => Promise<Response>;
  const [read, change] = [loader, action] as unknown as readonly [Handler, Handler];
  return (request, context) => (request.method === 'GET' || request.method === 'HEAD' ? read : change)({ request, context });
}

function getChildRoutes(parentId: string | undefined, all: readonly Route[]): readonly RouteObject[] {
  return all
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }): RouteObject => {
      const common = { id, ...(path === undefined ? {} : { path }), ...(caseSensitive === undefined ? {} : { caseSensitive }) };
      return index === true ? { ...common, index: true } : { ...common, children: [...getChildRoutes(id, all)] };
    });
}
