/**
 * Compiles TypeScript for Node, in the build and in the tests alike. Decorators are the legacy kind with type
 * metadata: Nest's injection and TypeORM's columns read both.
 *
 * @type {import('@swc/core').Options & { jsc: import('@swc/core').JscConfig }}
 */
export const serverTransform = {
  swcrc: false,
  configFile: false,
  module: { type: 'es6' },
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, verbatimModuleSyntax: true, useDefineForClassFields: true },
    keepClassNames: true,
  },
};

/**
 * The same transform for the client's files, which contain JSX, as in the production build. Vite's own build does not
 * use it.
 *
 * @type {import('@swc/core').Options}
 */
export const clientTransform = {
  ...serverTransform,
  jsc: {
    ...serverTransform.jsc,
    parser: { syntax: 'typescript', tsx: true },
    transform: {
      react: { runtime: 'automatic' },
      verbatimModuleSyntax: true,
      optimizer: { globals: { vars: { 'import.meta.env.DEV': 'false' } } },
    },
  },
};
