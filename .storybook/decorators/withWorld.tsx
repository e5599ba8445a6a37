import type { Decorator } from '@storybook/react-vite';
import { isCatalogue } from '../environment';
import { appOf, variantOf } from '../world';

/**
 * The app's state over the story's world, for stories that describe a `world` or a `route`. A
 * `route` brings the wallets with the app's frame, as in the app.
 * Components get none of it: they must not need it, and the toolbar's world changes nothing there.
 */
export const withWorld: Decorator = (Story, context) => {
  const { world, route } = context.parameters as { world?: unknown; route?: unknown };
  const app = appOf(context);
  if (!app || (world === undefined && route === undefined)) return <Story />;
  const { StoryProviders, live } = app;
  return (
    <StoryProviders
      key={`${context.id} ${variantOf(context)}`}
      live={live}
      isSteered={isCatalogue && context.viewMode === 'story'}
      hasWallets={route === undefined}
    >
      <Story />
    </StoryProviders>
  );
};
