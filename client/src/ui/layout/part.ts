import { lazy, type ComponentType } from 'react';

let reload: Promise<never> | undefined;

/**
 * Reloads the page once there is a network again: after a failed module load, a browser does not request that
 * module a second time.
 */
function reloadWhenOnline(): Promise<never> {
  reload ??= new Promise(() => addEventListener('online', () => location.reload(), { once: true }));
  return reload;
}

/**
 * Fetches the code of a component. Rejects when that fails while online. When offline (in a lift), the open screen stays
 * until the network is back.
 */
export async function fetchCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    return reloadWhenOnline();
  }
}

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/** A component whose code is fetched on first render. @param name export name in its module */
export function part<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name): ComponentType<PropsOf<Module[Name]>> {
  return lazy(async () => ({ default: (await fetchCode(load))[name] as ComponentType<PropsOf<Module[Name]>> }));
}
