import { expect, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { worldOf } from '#.storybook/world';
import { ProfileEditor } from '../../../features/profile/ProfileEditor';
import { DEMO_USER } from '../../../domain/demo/demoAccount';
import { fill } from '../../../testing/fill';

/**
 * Combines `ProfileSummary` and `ProfileForm`. The demo does not store profiles: a saved profile is only logged, and is
 * shown until the user presses Cancel or leaves the page.
 */
const meta = preview.meta({
  component: ProfileEditor,
  args: { user: DEMO_USER },
  parameters: { world: {} },
});

export const Base = meta.story();

Base.test('saves the new name', async (context) => {
  const { app, userEvent } = context;
  await app.press('Edit');
  await fill(userEvent, screen.getByRole('textbox', { name: 'First name' }), 'andra');
  await userEvent.keyboard('{Enter}');
  await expect(await screen.findByText('Alexandra Morgan')).toBeVisible();
  await expect(worldOf(context).logged).toEqual(['Profile saved']);
});

/** A name of one word is the first name, so the last name is empty. */
export const SingleName = meta.story({
  args: { user: { ...DEMO_USER, name: 'Alex' } },
  play: async () => {
    await expect(screen.getByRole('definition', { name: 'Last name' })).toHaveTextContent('–');
  },
});
