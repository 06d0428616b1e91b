interface Graph {
  getModuleInfo(id: string): {
    readonly code: string | null;
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

type Groups = ReadonlyMap<string, string>;

/** A module that at least this many screens use is bundled with the panel's frame. */
const commonToScreens = 2;

/** The module that exports every icon of the package. */
const allIcons = '/lucide-react/dist/esm/lucide-react.mjs';
const exported = /export \{([^}]+)\} from ["']\.\/(icons\/[^"']+)["']/g;
const imported = /import\s*\{([^}]+)\}\s*from\s*["']lucide-react["']/g;

/** Names before or after ` as ` in the braces of an import or export. */
function namesIn(list: string, of: 'source' | 'own'): string[] {
  return list.split(',').flatMap((one) => {
    const [source, own] = one.trim().split(/\s+as\s+/);
    const name = of === 'source' ? source : (own ?? source);
    return name ? [name] : [];
  });
}

/** The module of each icon, by the names under which it is exported. */
function iconModules(graph: Graph, id: string): ReadonlyMap<string, string> {
  const folder = id.slice(0, id.lastIndexOf('/') + 1);
  const code = graph.getModuleInfo(id)?.code ?? '';
  return new Map([...code.matchAll(exported)].flatMap(([, names, file]) => namesIn(names!, 'own').map((name) => [name, folder + file!])));
}

/**
 * Modules that a module imports statically. For the module that exports all icons, only the icons that are imported
 * by name count. Otherwise every icon of the product would be in the chunk that all screens load first.
 */
function importsOf(graph: Graph, id: string, icons: Map<string, ReadonlyMap<string, string>>): string[] {
  const { code, importedIds } = graph.getModuleInfo(id) ?? { code: null, importedIds: [] };
  return importedIds.flatMap((next) => {
    if (!next.endsWith(allIcons)) return [next];
    if (!icons.has(next)) icons.set(next, iconModules(graph, next));
    const named = [...(code ?? '').matchAll(imported)].flatMap(([, names]) => namesIn(names!, 'source'));
    return named.flatMap((name) => icons.get(next)!.get(name) ?? []);
  });
}

/** The given modules and everything they import statically. */
function closureOf(graph: Graph, roots: readonly string[]): Set<string> {
  const found = new Set(roots);
  const icons = new Map<string, ReadonlyMap<string, string>>();
  for (const id of found) for (const next of importsOf(graph, id, icons)) found.add(next);
  return found;
}

/** Maps every module that several first views share to the name of its chunk. */
function groupsOf(graph: Graph, source: string): Groups {
  const screens = graph.getModuleInfo(`${source}app/screens.ts`)?.dynamicallyImportedIds ?? [];
  const within = (folder: string) => screens.filter((id) => id.startsWith(`${source}${folder}`));
  const main = closureOf(graph, [`${source}app/main.tsx`]);
  const documents = closureOf(graph, [`${source}app/landing-entry.ts`, `${source}app/terms-entry.ts`]);
  const forms = closureOf(graph, within('pages/public/'));
  const actions = closureOf(
    graph,
    [...forms].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
  );
  const panel = closureOf(graph, [...within('app/'), ...within('features/shell/')]);
  const uses = new Map<string, number>();
  for (const screen of within('pages/panel/')) for (const id of closureOf(graph, [screen])) uses.set(id, (uses.get(id) ?? 0) + 1);
  const small = (id: string) => !id.includes('/node_modules/') || id.includes('/lucide-react/');
  for (const [id, screensOfIt] of uses) if (screensOfIt >= commonToScreens && small(id)) panel.add(id);

  const groups = new Map<string, string>();
  const put = (name: string, ids: Iterable<string>) => {
    for (const id of ids) if (!groups.has(id) && !screens.includes(id) && !id.startsWith('\0rolldown')) groups.set(id, name);
  };
  const both = (one: Set<string>, other: Set<string>) => [...one].filter((id) => other.has(id));
  put('document', both(main, documents));
  put('base', main);
  put('form', both(forms, panel));
  put('api', both(actions, panel));
  put('panel', panel);
  return groups;
}

/**
 * Returns the chunk name of a module that several first views share. Null leaves the module to the bundler,
 * which creates a chunk for every combination of screens with common code. The chat alone would then start
 * with sixty chunks, each a separate request on a slow network.
 * @param source the client's source folder, with a trailing slash.
 */
export function firstViewChunks(source: string): (id: string, graph: Graph) => string | null {
  let groups: Groups | undefined;
  return (id, graph) => (groups ??= groupsOf(graph, source)).get(id) ?? null;
}
