import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { QrCode } from '../../../components/payments/receive/QrCode/QrCode';
import { matrix } from '../../../testing/matrix';

/**
 * A QR code, for the camera of somebody else's phone. Use it for an address or a payment link, and
 * always with the same as text beside it: not everybody has a camera.
 *
 * **When not to use it**: For a secret; and never without the same as text beside it, as
 * `ReceivePanel` has it.
 *
 * **States**: one; the longer the text, the finer the pattern. It is dark on light in both themes,
 * because many cameras cannot read it the other way, and has its quiet margin within.
 *
 * **Keyboard**: none.
 *
 * **Announces**: "QR code"; what it says stands beside it.
 *
 * **Related**: `ReceivePanel`.
 *
 * **Find it by**: qr, scan, camera, barcode, payment link.
 */
const meta = preview.meta({
  component: QrCode,
  args: { value: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
  argTypes: { size: { control: { type: 'number', min: 96, max: 400, step: 8 } } },
});

export const Base = meta.story({
  play: async ({ canvas, step }) => {
    const code = canvas.getByRole('img', { name: 'QR code' });
    await step('29 modules for 42 characters, and four of quiet on every side', async () => {
      await expect(code).toHaveAttribute('viewBox', '0 0 37 37');
    });
    await step('It is a square of 176 pixels, and its frame fits around it', async () => {
      await expect(code.getBoundingClientRect()).toMatchObject({ width: 176, height: 176 });
      await expect(code.parentElement?.getBoundingClientRect().width).toBe(178);
    });
  },
});

/** The longest address there is: a Cardano one. A camera still needs to tell the modules apart. */
export const LongText = meta.story({
  args: {
    value:
      'web+cardano:addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x?amount=1250.5',
  },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code' });
    const modules = Number(code.getAttribute('viewBox')?.split(' ')[2]);
    await expect(code.getBoundingClientRect().width / modules).toBeGreaterThan(2.5);
  },
});

export const Large = meta.story({ args: { size: 256 } });

/** Wider than the phone: it shrinks as a whole, since no camera reads a code that is cut off. */
export const WiderThanThePhone = meta.story({
  args: { size: 400 },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    const { width, height, right } = canvas
      .getByRole('img', { name: 'QR code' })
      .getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(canvasElement.getBoundingClientRect().right);
    await expect(width).toBe(height);
  },
});

/** Dark on light here too. */
export const IsInkOnWhiteInTheDark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, step }) => {
    await step('The code is ink on white, also in the dark theme', async () => {
      const [ground, ink] = canvas
        .getByRole('img', { name: 'QR code' })
        .querySelectorAll<SVGPathElement>('path');
      await expect(ground).toHaveStyle({ fill: 'rgb(255, 255, 255)' });
      await expect(ink).toHaveStyle({ fill: 'rgb(20, 32, 27)' });
    });
  },
});

export const Matrix = meta.story(
  matrix({
    'As it stands in a sheet': <QrCode {...meta.input.args} />,
    'Large, a longer text': (
      <QrCode value="bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.0125" size={256} />
    ),
  }),
);
