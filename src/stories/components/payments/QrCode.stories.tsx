import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { QrCode } from '../../../components/payments/receive/QrCode';
import { cellsCalled, matrix } from '../../../testing/matrix';

/**
 * A QR code of an address or a payment link.
 *
 * Use it beside the content of the code as text, because not every user has a camera. `ReceivePanel` contains both.
 *
 * **When not to use it**: Do not use it for a secret, because any camera can read the code.
 *
 * **Announces**: "QR code", but not the content of the code.
 *
 * **Find it by**: qr, scan, camera, barcode, payment link.
 */
const meta = preview.meta({
  component: QrCode,
  args: { value: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
  argTypes: { size: { control: { type: 'number', min: 96, max: 400, step: 8 } } },
});

export const Base = meta.story();

Base.test('42 characters need 29 modules, and each side has a margin of 4', async ({ canvas }) => {
  const code = canvas.getByRole('img', { name: 'QR code' });
  await expect(code).toHaveAttribute('viewBox', '0 0 37 37');
});

Base.test('the code is 176 px wide and high, with a border of 1 px', async ({ canvas }) => {
  const code = canvas.getByRole('img', { name: 'QR code' });
  await expect(code.getBoundingClientRect()).toMatchObject({ width: 176, height: 176 });
  await expect(code.parentElement?.getBoundingClientRect().width).toBe(178);
});

/** A camera cannot read a code that is cut off, so the whole code becomes smaller. */
Base.test(
  'shrinks to fit a phone',
  { args: { size: 400 }, globals: { viewport: { value: 'small' } } },
  async ({ canvas, canvasElement }) => {
    const { width, height, right } = canvas
      .getByRole('img', { name: 'QR code' })
      .getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right);
    await expect(width).toBe(height);
  },
);

/** The code is dark on white in both themes, because many cameras cannot read light codes on dark. */
export const DarkTheme = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, step }) => {
    await step('The code is dark on white', async () => {
      const [ground, ink] = canvas
        .getByRole('img', { name: 'QR code' })
        .querySelectorAll<SVGPathElement>('path');
      await expect(ground).toHaveStyle({ fill: 'rgb(255, 255, 255)' });
      await expect(ink).toHaveStyle({ fill: 'rgb(20, 32, 27)' });
    });
  },
});

export const Matrix = meta.story({
  ...matrix({
    'Default size': <QrCode {...meta.input.args} />,
    'Large, a longer text': (
      <QrCode value="bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.0125" size={256} />
    ),
  }),
  play: async ({ canvasElement }) => {
    // Cardano addresses are the longest of the default currencies. The squares of the code are still large enough for a
    // camera.
    for (const cell of cellsCalled(canvasElement, 'Large, a longer text')) {
      const code = cell.getByRole('img', { name: 'QR code' });
      const modules = Number(code.getAttribute('viewBox')?.split(' ')[2]);
      await expect(code.getBoundingClientRect().width / modules).toBeGreaterThan(2.5);
    }
  },
});
