/** A handler that is created again each time its module is reloaded, i.e. after an edit of its code. */
export function createReloadingHandler<Module extends object, Arguments extends readonly unknown[], Result>(
  load: () => Promise<Module>,
  make: (module: Module) => Promise<(...given: Arguments) => Promise<Result>>,
): (...given: Arguments) => Promise<Result> {
  let last: { readonly module: Module; readonly made: ReturnType<typeof make> } | undefined;
  return async (...given) => {
    const module = await load();
    if (last?.module !== module) last = { module, made: make(module) };
    return (await last.made)(...given);
  };
}
