import type { StoryContext as Context } from '@storybook/react-vite';
import { definePreviewAddon } from 'storybook/internal/csf';
import { appDriver, type AppDriver } from '../src/testing/drivers/app';

declare module 'storybook/internal/csf' {
  // An interface is merged only with the same type parameters.
  // oxlint-disable-next-line no-unused-vars
  interface StoryContext<TRenderer, TArgs> {
    /** Uses the app in a story as a whole: its pages, menus, notices and forms. */
    app: AppDriver;
  }
}

/** Adds the driver of the app to the context of tests, as Storybook adds `userEvent`. */
export const app = definePreviewAddon({
  loaders: [
    (context: Context) => {
      context.app = appDriver(context);
    },
  ],
});
