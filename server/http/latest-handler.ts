import type { FetchHandler } from '../door/node-fetch.ts';

/** A handler that is made anew whenever its module has been loaded anew, i.e. after an edit of its code. */
export function latestHandler<Module extends object>(
  load: () => Promise<Module>,
  make: (module: Module) => Promise<{ fetch: FetchHandler }>,
): FetchHandler {
  let last: { readonly module: Module; readonly made: Promise<{ fetch: FetchHandler }> } | undefined;
  return async (request) => {
    const module = await load();
    if (last?.module !== module) last = { module, made: make(module) };
    return (await last.made).fetch(request);
  };
}
