import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { RangeTabs } from '../../../components/charts/RangeTabs';
import { matrix } from '../../../testing/matrix';

/**
 * A row of radio buttons for the period of a chart: a day, a week, a month, a year, or all prices.
 *
 * Use it above a `PriceChart`.
 *
 * **When not to use it**: For a choice in a form, use `SelectField`. For links between the pages of the app, use
 * `TabBar`.
 *
 * **Keyboard**: Tab reaches the selected period, and arrow keys select another period.
 *
 * **Announces**: the selected period and its position among the five, because the periods are radio buttons.
 *
 * **Find it by**: range, period, time span, day week month year, segmented control, toggle group, tabs.
 */
const meta = preview.meta({
  component: RangeTabs,
  args: { value: '1d' as const, onChange: fn() },
  render: function StatefulTabs({ value, onChange }) {
    const [chosen, setChosen] = useState(value);
    return (
      <RangeTabs
        value={chosen}
        onChange={(range) => {
          setChosen(range);
          onChange(range);
        }}
      />
    );
  },
});

export const Base = meta.story();

Base.test('selects the pressed range', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('radiogroup', { name: 'Range' })).toBeVisible();
  await expect(canvas.getByRole('radio', { name: '1 day' })).toBeChecked();
  await userEvent.click(canvas.getByRole('radio', { name: '1 month' }));
  await expect(args.onChange).toHaveBeenCalledWith('1m');
  await expect(canvas.getByRole('radio', { name: '1 month' })).toBeChecked();
});

/** The keys are the same as for native radio buttons. */
Base.test('selects by keyboard', async ({ canvas, userEvent, args, step }) => {
  await step('Tab reaches the selected period', async () => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1 day' })).toHaveFocus();
  });
  await step('Arrow keys select the next and the previous', async () => {
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1w');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('all');
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
  });
});

/** Returns the texts of the tabs that are filled, after all animations. */
const filled = async (canvasElement: HTMLElement) => {
  await Promise.all(canvasElement.getAnimations({ subtree: true }).map(({ finished }) => finished));
  const pills = [...canvasElement.querySelectorAll('label > [aria-hidden]')];
  return pills.map((pill) => {
    const tab = pill.parentElement as Element;
    const [own, room] = [pill, tab].map((one) => JSON.stringify(one.getBoundingClientRect()));
    return own === room ? tab.textContent : 'beside a tab';
  });
};

Base.test('fills only the selected tab', async ({ canvas, canvasElement, userEvent }) => {
  await expect(await filled(canvasElement)).toEqual(['1 day']);
  await userEvent.click(canvas.getByRole('radio', { name: '1 year' }));
  await expect(await filled(canvasElement)).toEqual(['1 year']);
  await userEvent.click(canvas.getByRole('radio', { name: '1 week' }));
  await expect(await filled(canvasElement)).toEqual(['1 week']);
});

Base.test(
  'fills the selected tab in several lines',
  { args: { value: 'all' }, globals: { viewport: { value: 'small' }, textSize: 'large' } },
  async ({ canvasElement, canvas, userEvent }) => {
    await expect(await filled(canvasElement)).toEqual(['All']);
    await userEvent.click(canvas.getByRole('radio', { name: '1 day' }));
    await expect(await filled(canvasElement)).toEqual(['1 day']);
  },
);

export const Matrix = meta.story(
  matrix(
    {
      'A day': <RangeTabs value="1d" onChange={fn()} />,
      'All there is': <RangeTabs value="all" onChange={fn()} />,
    },
    { cell: 300 },
  ),
);
