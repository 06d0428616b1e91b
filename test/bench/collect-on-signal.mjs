/**
 * Preloaded into every measured process: SIGUSR2 runs the garbage collector as if no memory was left, which also
 * releases the emptied pages. Otherwise the measurement would include memory that V8 keeps for later, which varies
 * between runs.
 */
process.on('SIGUSR2', () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }));
