import { TextEncoder } from 'node:util';

// The checksums of addresses need `TextEncoder`, which Jest's jsdom lacks.
Object.assign(globalThis, { TextEncoder });
