import type { Decorator } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { AppRoutes } from '../../src/routes';

/**
 * A router for every story, so that links work. With `parameters.route` the story is the real
 * route table, opened at that address, and not a copy of a page.
 */
export const withRoute: Decorator = (Story, { id, parameters }) => {
  const route: unknown = parameters['route'];
  return typeof route === 'string' ? (
    <MemoryRouter key={id} initialEntries={[route]}>
      <AppRoutes />
    </MemoryRouter>
  ) : (
    <MemoryRouter key={id}>
      <Story />
    </MemoryRouter>
  );
};
