/** The packages that Jest compiles to CommonJS: Florin, and those of its dependencies that have only ES modules. */
const ES_MODULES = ['florin', '@noble/hashes', '@scure/base', 'qr'];

/** The options of SWC, which compiles TypeScript and JSX. */
const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/src/**/*.test.tsx'],
  setupFiles: ['<rootDir>/jest.globals.js'],
  setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/src/setup.ts'],
  transform: { '\\.[jt]sx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!(?:${ES_MODULES.join('|')})/)`],
  testTimeout: 60_000,
};
