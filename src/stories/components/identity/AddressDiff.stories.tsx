import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { AddressDiff } from '../../../components/identity/AddressDiff/AddressDiff';
import { matrix } from '../../../testing/matrix';

const KNOWN = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
/** Made up: the ends of the known one, and other digits between them, of which three are the same by chance. */
const FORGED = '0x5aae11112222333344445555666677778888eaed';

const ADA =
  'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x';

/** The marked characters of each address, in one text. */
function markedIn(element: Element): readonly string[] {
  return Array.from(element.querySelectorAll('dd'), (line) =>
    Array.from(line.querySelectorAll('mark'), (mark) => mark.textContent).join(''),
  );
}

/**
 * Two addresses that are easily confused, whole, one below the other, with the characters marked in which
 * they differ: by a line, by weight and by colour. Forged addresses begin and end like one that the user
 * knows, because people compare the ends.
 *
 * **When not to use it**: For one address: that is `AddressText`.
 *
 * **States**: a known address with a name and without; addresses of two lengths.
 *
 * **Keyboard**: none, it is text.
 *
 * **Announces**: each address as one text, and between which characters they differ.
 *
 * **Related**: `AddressText`, `RecipientWarning`.
 *
 * **Find it by**: compare addresses, address poisoning, look-alike, difference, phishing.
 */
const meta = preview.meta({
  component: AddressDiff,
  args: { entered: FORGED, known: KNOWN, name: 'Ana' },
});

/** The case of an Ethereum address is no difference, and its first and last digits are none here. */
export const Base = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await step('Both are there, whole, each by its name', async () => {
      await expect(canvas.getByText(FORGED)).toBeInTheDocument();
      await expect(canvas.getByText(KNOWN)).toBeInTheDocument();
      await expect(canvas.getByText('Address you entered')).toBeVisible();
      await expect(canvas.getByText('Ana').parentElement).toHaveTextContent('Address of Ana');
    });
    await step('The difference is marked, and said in words', async () => {
      await expect(markedIn(canvasElement)).toEqual([
        '11112222333344445555667778888',
        'b6053F3E94C9b9A09f339435EEf1B',
      ]);
      await expect(canvas.getByText('They differ from character 7 to character 38.')).toBeVisible();
    });
    await step('The mark is a line and not a colour alone', async () => {
      const [mark] = canvasElement.querySelectorAll('mark');
      await expect(mark).toHaveStyle({ textDecorationLine: 'underline', fontWeight: '700' });
    });
  },
});

/** One character of a long address, in the middle of a group. Nobody has a name for it. */
export const OneCharacterOfALongAddress = meta.story({
  args: { entered: ADA.replace('wng5', 'wnq5'), known: ADA, name: undefined },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(markedIn(canvasElement)).toEqual(['q', 'g']);
    await expect(canvas.getByText('Address you know')).toBeVisible();
  },
});

/** Of two lengths, all between the common ends differs. */
export const TwoLengths = meta.story({
  args: {
    entered: '17VZNX1SN5NtKaa8UQFxwQbFeFc3iqRYhem',
    known: '17VZNX1SN5NtKa8UQFxwQbFeFc3iqRYhem',
  },
  globals: { viewport: { value: 'small' }, textSize: 'large' },
  play: async ({ canvasElement }) => {
    await expect(markedIn(canvasElement)).toEqual(['a', '']);
  },
});

/** Addresses run from left to right in a page that does not. */
export const RunsFromLeftToRightInArabic = meta.story({
  globals: { language: 'ar' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dd > bdi')).toHaveStyle({ direction: 'ltr' });
  },
});

export const Matrix = meta.story(
  matrix(
    {
      'With a name': <AddressDiff entered={FORGED} known={KNOWN} name="Ana" />,
      'Without a name': <AddressDiff entered={ADA.replace('wng5', 'wnq5')} known={ADA} />,
    },
    { cell: 320 },
  ),
);
