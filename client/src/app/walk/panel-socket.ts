import { jest } from '@jest/globals';

/*
 * A socket that neither connects nor breaks: a walk hears nothing over it. To be imported before the panel.
 */
const socket = { active: true, on: () => undefined, connect: () => undefined, disconnect: () => undefined };

jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }));

// a walk takes many steps, and machines that run many tests at once are slow: only one that hangs is stopped
jest.setTimeout(1_800_000);
