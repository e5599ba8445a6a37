import { addons } from 'storybook/preview-api';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { isCatalogue } from '#.storybook/environment';
import preview from '#.storybook/preview';
import { Matrix as BusyButtons } from '../components/inputs/BusyButton.stories';
import { Matrix as TextFields } from '../components/inputs/TextField.stories';
import { Matrix as Logos } from '../components/brand/Logo.stories';
import { Matrix as BalanceCards } from '../components/money/BalanceCard.stories';
import { Matrix as ChangeLabels } from '../components/money/ChangeLabel.stories';
import { Matrix as CurrencyItems } from '../components/wallet/CurrencyItem.stories';
import { AURORA } from '../../testing/brands';
import { BrandPage } from './brand/BrandPage';

/** The whole matrices of a few components that show every token between them. */
const MATRICES = { BalanceCards, CurrencyItems, BusyButtons, TextFields, ChangeLabels, Logos };

const specimens = Object.fromEntries(
  Object.entries(MATRICES).map(([name, { input }]) => {
    const Specimen = input.render as () => React.ReactNode;
    return [name, <Specimen key={name} />];
  }),
);

/** Sets the toolbar's switch, which every story follows. */
function wearEverywhere(brand: string) {
  addons.getChannel().emit('updateGlobals', { globals: { brand } });
}

/**
 * A brand to try on: change a colour, the typeface, the corners or the density, see the components follow, and copy
 * the code.
 *
 * **States**: one that can be read, one that cannot.
 *
 * **Keyboard**: Tab goes through the fields; the code is a stop, and the arrows scroll it.
 */
const meta = preview.meta({
  component: BrandPage,
  args: {
    specimens: { BalanceCards: specimens['BalanceCards'], BusyButtons: specimens['BusyButtons'] },
    onWear: fn(wearEverywhere),
    onCopy: fn((code: string) => navigator.clipboard.writeText(code)),
  },
  argTypes: { initial: { control: false }, specimens: { control: false } },
  parameters: {
    layout: 'padded',
    // As in every matrix; here there are several.
    a11y: {
      config: {
        rules: [
          { id: 'target-size', enabled: true },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
  tags: ['!autodocs'],
});

/** Everything follows what is typed, what cannot be read is said, and the code has what was changed. */
export const TryOn = meta.story({
  args: { onCopy: fn((_code: string) => Promise.resolve()) },
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    const scope = canvasElement.querySelector('.brand-scope');
    if (!scope) throw new Error('There is nothing that wears the brand.');
    const light = scope.querySelector('.light');
    const variable = (of: Element | null, name: string) =>
      of ? getComputedStyle(of).getPropertyValue(name).trim() : '';
    const card = within(scope as HTMLElement).getAllByRole('region', { name: 'Total balance' })[0];
    await step('A colour is changed: what wears it follows, and nothing else', async () => {
      await fireEvent.input(canvas.getByLabelText('primary'), { target: { value: '#7ac7a9' } });
      await expect(variable(light, '--mui-palette-primary-main')).toBe('#7AC7A9');
      await expect(variable(document.documentElement, '--mui-palette-primary-main')).toBe(
        '#0E5A43',
      );
    });
    await step('Its contrast is said beside it and below', async () => {
      await expect(canvas.getByLabelText('primary')).toHaveAccessibleDescription(
        '#7AC7A9. Weakest: primary on background, 1.80 : 1, fails: needs 4.5 : 1',
      );
      await expect(canvas.getByText('4 of 56 pairs fail WCAG 2.2 AA:')).toBeVisible();
    });
    await step('Corners, typeface and density follow', async () => {
      await userEvent.clear(canvas.getByLabelText('Corners of cards, in pixels'));
      await userEvent.type(canvas.getByLabelText('Corners of cards, in pixels'), '6');
      await userEvent.selectOptions(canvas.getByLabelText('Typeface'), 'With serifs');
      await userEvent.selectOptions(canvas.getByLabelText('Density'), 'Spacious');
      await expect(card).toHaveStyle({ borderRadius: '6px', padding: '25px' });
      await expect(getComputedStyle(scope).fontFamily).toMatch(/^Georgia/);
    });
    await step('The code has all of it, and is copied', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }));
      await expect(args.onCopy).toHaveBeenCalledWith(
        expect.stringMatching(/primary: '#7AC7A9'[^]+Georgia[^]+card: 6,[^]+density: 'spacious'/),
      );
      await expect(canvas.getByText('Copied')).toBeVisible();
    });
    await step('Every story can wear it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Wear it in every story' }));
      await expect(args.onWear).toHaveBeenCalledWith(
        'light-primary-7AC7A9_radius-card-6_font-serif_density-spacious',
      );
    });
    await step('One can begin anew, with nothing of one’s own', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Begin anew' }));
      await expect(canvas.getByText(/createFlorinTheme\(\);/)).toBeVisible();
      await expect(canvas.getByText('All 56 pairs pass WCAG 2.2 AA.')).toBeVisible();
    });
  },
});

/** More of the components, to look at; it begins with the toolbar’s brand. */
export const Overview = meta.story({
  args: { specimens: isCatalogue ? specimens : { Logos: specimens['Logos'] } },
  render: (args, { globals }) => <BrandPage {...args} initial={String(globals['brand'])} />,
});

/** The toolbar’s brand is worn by every story; its own brand is what this page begins with. */
export const WornByAStory = meta.story({
  args: { initial: AURORA, specimens: { ChangeLabels: specimens['ChangeLabels'] } },
  globals: { brand: AURORA, viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const root = getComputedStyle(document.documentElement);
    await expect(root.getPropertyValue('--mui-palette-primary-main').trim()).toBe('#6B21A8');
    await expect(root.getPropertyValue('--mui-florin-radii-card').trim()).toBe('6px');
    await expect(canvas.getByText('All 56 pairs pass WCAG 2.2 AA.')).toBeVisible();
  },
});
