import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { PageTitle } from '../../../features/page/PageTitle';

/** Names the open page in the browser's tab. Every page has one; it shows nothing on the page itself. */
const meta = preview.meta({ component: PageTitle, args: { children: 'Payments' } });

export const Base = meta.story({
  play: async () => {
    await waitFor(() => expect(document.title).toBe('Payments · Florin'));
  },
});
