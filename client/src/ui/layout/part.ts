import { lazy, type ComponentType } from 'react';

let reload: Promise<never> | undefined;

/** Loads the page anew once there is a network again: a browser that missed a module does not ask for it a second time. */
function reloadWhenOnline(): Promise<never> {
  reload ??= new Promise(() => addEventListener('online', () => location.reload(), { once: true }));
  return reload;
}

/** Fetches code that is drawn. What a phone cannot fetch in a lift is no reason to give the open screen up: it stays as it is meanwhile. */
async function fetchCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    return reloadWhenOnline();
  }
}

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/** A component whose code is fetched when it is first drawn. @param name what its module calls it */
export function part<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name): ComponentType<PropsOf<Module[Name]>> {
  return lazy(async () => ({ default: (await fetchCode(load))[name] as ComponentType<PropsOf<Module[Name]>> }));
}
