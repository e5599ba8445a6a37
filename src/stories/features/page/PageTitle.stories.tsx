import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { worldOf } from '#.storybook/world';
import { PageTitle } from '../../../features/page/PageTitle';
import { PersonalTitle } from '../../../features/page/PersonalTitle';

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

/**
 * If the user locks the data with a passphrase, the title contains no personal data, because the browser stores titles
 * in its history.
 */
Base.test(
  'is neutral with a lock',
  {
    args: { children: 'Transaction' },
    render: (args) => <PersonalTitle {...args} personal="Rent share" />,
    parameters: { world: { kept: {} } },
  },
  async (context) => {
    await waitFor(() => expect(document.title).toBe('Rent share · Florin'));
    await worldOf(context).keeper.setLock({ after: '5', next: 'four words of a song' });
    await waitFor(() => expect(document.title).toBe('Transaction · Florin'));
  },
);
