import { TextEncoder } from 'node:util';

// Jest's jsdom lacks it. The checksums of addresses need it.
Object.assign(globalThis, { TextEncoder });
