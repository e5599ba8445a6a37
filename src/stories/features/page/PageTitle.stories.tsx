import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { PageTitle } from '../../../features/page/PageTitle';

/**
 * Sets the document's title, which the browser's tab shows, to the name of the page and the name of the app.
 *
 * The component renders nothing on the page itself.
 */
const meta = preview.meta({ component: PageTitle, args: { children: 'Payments' } });

export const Base = meta.story();

Base.test('sets the title of the document', async () => {
  await waitFor(() => expect(document.title).toBe('Payments · Florin'));
});
