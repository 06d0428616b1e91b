import { registerHooks } from 'node:module';

/*
 * For programs that Node runs from source. The contracts name their neighbours as the compiled programs do (`.js`);
 * here they are read as TypeScript. Modules that use the contracts must be imported dynamically after this one.
 */
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(context.parentURL?.includes('/contracts/') ? specifier.replace(/\.js$/, '.ts') : specifier, context),
});
