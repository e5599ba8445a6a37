import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    // The long timeout is for slow machines.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          globals: true,
          include: ['src/**/*.test.tsx'],
          setupFiles: ['@testing-library/jest-dom/vitest', './src/setup.ts'],
        },
      },
      {
        extends: true,
        plugins: [storybookTest()],
        test: {
          name: 'storybook',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              // Tests run in the browser at the path in the variable CHROMIUM. If the variable is not set, they run in
              // Playwright's browser, which `npx playwright install chromium` installs.
              launchOptions: process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {},
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
