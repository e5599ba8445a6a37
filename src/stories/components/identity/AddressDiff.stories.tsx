import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { AddressDiff } from '../../../components/identity/AddressDiff';
import { matrix } from '../../../testing/matrix';

const KNOWN = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
/**
 * An invented address that starts and ends like `KNOWN`. Three digits in between are equal to those of `KNOWN` by
 * chance, so they are not marked.
 */
const FORGED = '0x5aae11112222333344445555666677778888eaed';

const ADA =
  'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x';

/** Returns the marked characters of each address, joined into one text. */
function markedIn(element: Element): readonly string[] {
  return Array.from(element.querySelectorAll('dd'), (line) =>
    Array.from(line.querySelectorAll('mark'), (mark) => mark.textContent).join(''),
  );
}

/**
 * Two similar addresses, one below the other. The characters in which they differ are marked.
 *
 * Use it to warn the user about an address that looks like a known address. Many people compare only the start and the
 * end of an address. Attackers exploit this with an address that has the same start and end.
 *
 * **When not to use it**: For a single address, use `AddressText`.
 *
 * **Announces**: each address as one text, and the positions of the first and the last different character.
 *
 * **Find it by**: compare addresses, address poisoning, look-alike, difference, phishing.
 */
const meta = preview.meta({
  component: AddressDiff,
  args: { entered: FORGED, known: KNOWN, name: 'Ana' },
});

/** Two Ethereum addresses with the same start and end. The comparison ignores upper and lower case, because the case of an Ethereum address is only a checksum. */
export const Base = meta.story();

Base.test('both addresses are shown in full, with their labels', async ({ canvas }) => {
  await expect(canvas.getByText(FORGED)).toBeInTheDocument();
  await expect(canvas.getByText(KNOWN)).toBeInTheDocument();
  await expect(canvas.getByText('Address you entered')).toBeVisible();
  await expect(canvas.getByText('Ana').parentElement).toHaveTextContent('Address of Ana');
});

Base.test('the difference is marked, and stated as text', async ({ canvas, canvasElement }) => {
  await expect(markedIn(canvasElement)).toEqual([
    '11112222333344445555667778888',
    'b6053F3E94C9b9A09f339435EEf1B',
  ]);
  await expect(canvas.getByText('They differ from character 7 to character 38.')).toBeVisible();
});

Base.test('the visible characters are those of the addresses', async ({ canvasElement }) => {
  await expect(
    Array.from(
      canvasElement.querySelectorAll('dd [aria-hidden]'),
      ({ textContent }) => textContent,
    ),
  ).toEqual([FORGED, KNOWN]);
});

Base.test('the mark has a line, not only a colour', async ({ canvasElement }) => {
  const [mark] = canvasElement.querySelectorAll('mark');
  await expect(mark).toHaveStyle({ textDecorationLine: 'underline', fontWeight: '700' });
});

Base.test(
  'marks one different character',
  {
    args: { entered: ADA.replace('wng5', 'wnq5'), known: ADA, name: undefined },
    globals: { viewport: { value: 'small' } },
  },
  async ({ canvas, canvasElement }) => {
    // Two Cardano addresses, which differ in one character in the middle of a group. The known address has no name.
    await expect(markedIn(canvasElement)).toEqual(['q', 'g']);
    await expect(canvas.getByText('Address you know')).toBeVisible();
  },
);

Base.test(
  'all characters between the common start and the common end are marked',
  {
    args: {
      entered: '17VZNX1SN5NtKaa8UQFxwQbFeFc3iqRYhem',
      known: '17VZNX1SN5NtKa8UQFxwQbFeFc3iqRYhem',
    },
    globals: { viewport: { value: 'small' } },
  },
  async ({ canvasElement }) => {
    await expect(markedIn(canvasElement)).toEqual(['a', '']);
  },
);

Base.test(
  'runs left to right in Arabic',
  { globals: { language: 'ar' } },
  async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dd > bdi')).toHaveStyle({ direction: 'ltr' });
  },
);

Base.test(
  'states no difference between equal addresses',
  { args: { entered: KNOWN } },
  async ({ canvas, canvasElement }) => {
    await expect(markedIn(canvasElement)).toEqual(['', '']);
    await expect(canvas.queryByText(/differ/)).not.toBeInTheDocument();
  },
);

export const Matrix = meta.story(
  matrix(
    {
      'With a name': <AddressDiff entered={FORGED} known={KNOWN} name="Ana" />,
      'Without a name': <AddressDiff entered={ADA.replace('wng5', 'wnq5')} known={ADA} />,
    },
    { cell: 320 },
  ),
);
