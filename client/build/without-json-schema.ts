import type { Plugin } from 'vite';

/**
 * Modules of zod that only write JSON schemas. Every schema refers to them, so no bundler detects that they
 * are never called.
 */
const unused = /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/;

/**
 * Removes zod's JSON schema writer from the panel, which writes no JSON schemas. Its exports remain as empty
 * functions. The build fails when zod moves that code, so that this plugin gets reviewed.
 */
export function withoutJsonSchema(): Plugin {
  const met = new Set<string>();
  return {
    name: 'without-json-schema',
    apply: 'build',
    transform(code, id) {
      if (!unused.test(id)) return null;
      met.add(id);
      const functions = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => `export function ${name}() {}`);
      const aliases = [...code.matchAll(/^export \{ \w+ as \w+ \};/gm)].map(([line]) => line);
      return { code: [...functions, ...aliases].join('\n'), map: null };
    },
    buildEnd(error) {
      if (!error && met.size === 0) this.error('zod no longer keeps its writer of JSON schemas in modules of its own');
    },
  };
}
