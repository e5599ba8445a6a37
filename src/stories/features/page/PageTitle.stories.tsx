import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { PageTitle } from '../../../features/page/PageTitle';

/** Sets the document's title to the name of the page and the name of the app. */
const meta = preview.meta({ component: PageTitle, args: { children: 'Payments' } });

export const Base = meta.story({
  play: async () => {
    await waitFor(() => expect(document.title).toBe('Payments · Florin'));
  },
});
