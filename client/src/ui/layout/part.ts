import { lazy, type ComponentType } from 'react';

/**
 * Fetches code that is drawn. What a phone cannot fetch in a lift is no reason to give the open screen up: it stays as it is until there is a
 * network again. Then the page is loaded anew, since a browser that missed a module once does not ask for it again.
 */
async function fetchCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    addEventListener('online', () => location.reload(), { once: true });
    return new Promise(() => undefined);
  }
}

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/** A component whose code is fetched when it is first drawn. @param name what its module calls it */
export function part<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name): ComponentType<PropsOf<Module[Name]>> {
  return lazy(async () => ({ default: (await fetchCode(load))[name] as ComponentType<PropsOf<Module[Name]>> }));
}
