/** The parts of the browser extension API that the helper uses. */
interface Tab {
  readonly id?: number;
  readonly url?: string;
  readonly status?: string;
}
interface Sender {
  readonly id?: string;
  readonly url?: string;
  readonly frameId?: number;
  readonly tab?: Tab;
}
interface Grants {
  readonly origins?: string[];
}
interface BrowserEvent<Listener> {
  addListener(listener: Listener): void;
}
interface Injection {
  readonly target: { readonly tabId: number; readonly frameIds: number[] };
}

declare const chrome: {
  readonly runtime: {
    readonly id: string;
    sendMessage(message: unknown): Promise<unknown>;
    readonly onMessage: BrowserEvent<(message: unknown, sender: Sender, reply: (answer: unknown) => void) => boolean | undefined>;
    readonly onInstalled: BrowserEvent<() => void>;
    readonly onStartup: BrowserEvent<() => void>;
  };
  readonly permissions: {
    request(wanted: Grants): Promise<boolean>;
    getAll(): Promise<Grants>;
    readonly onAdded: BrowserEvent<() => void>;
    readonly onRemoved: BrowserEvent<() => void>;
  };
  readonly tabs: {
    create(wanted: { readonly url: string }): Promise<Tab>;
    get(tabId: number): Promise<Tab>;
    query(wanted: { readonly active?: boolean; readonly currentWindow?: boolean; readonly url?: string[] }): Promise<Tab[]>;
    update(tabId: number, wanted: { readonly active: boolean }): Promise<unknown>;
    remove(tabId: number): Promise<void>;
    sendMessage(tabId: number, message: unknown): Promise<unknown>;
    readonly onUpdated: BrowserEvent<(tabId: number, change: unknown, tab: Tab) => void>;
  };
  readonly scripting: {
    executeScript(injection: Injection & { readonly files: string[] }): Promise<unknown>;
    executeScript<Arguments extends unknown[], Result>(
      injection: Injection & { readonly world: 'MAIN'; readonly func: (...args: Arguments) => Result; readonly args: Arguments },
    ): Promise<readonly { readonly result?: Awaited<Result> }[]>;
    getRegisteredContentScripts(): Promise<readonly { readonly id: string }[]>;
    unregisterContentScripts(which?: { readonly ids: string[] }): Promise<void>;
    registerContentScripts(
      scripts: readonly { readonly id: string; readonly matches: string[]; readonly js: string[]; readonly runAt: string }[],
    ): Promise<void>;
  };
};
