import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { appOf } from '../world';

/**
 * A router for every story, so that links work. With `parameters.route` the story is the real
 * route table, opened at that address, and not a copy of a page.
 */
export const withRoute: Decorator = (Story, context) => {
  const { id, parameters } = context;
  const route: unknown = parameters['route'];
  const app = appOf(context);
  return typeof route === 'string' && app ? (
    <MemoryRouter key={id} initialEntries={[route]}>
      <app.AppRoutes />
    </MemoryRouter>
  ) : (
    <MemoryRouter key={id}>
      <Story />
    </MemoryRouter>
  );
};
