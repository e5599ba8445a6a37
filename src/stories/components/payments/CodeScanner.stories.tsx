import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type { CodeScannerProps } from '../../../components/payments/scan/CodeScanner/CodeScanner';
import { CodeScanner } from '../../../components/payments/scan/CodeScanner/CodeScanner';
import { readCode } from '../../../components/payments/scan/CodeScanner/codeReader';
import { paymentText, receivingAddress } from '../../../domain/recipients/address';
import { CURRENCIES } from '../../../domain/currency/currency';
import { cameraSeeing, codePicture } from '../../../testing/codes';
import { layoutFaults } from '../../../testing/layoutFaults';
import { cellsCalled, matrix } from '../../../testing/matrix';

const LINK = 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.05';

/** A camera that fails as browsers say it. */
const failing = (name: string) => () => Promise.reject(new DOMException('No camera', name));

/** A camera that sees a code, or an empty table, and every stream that it gave out. */
function camera(text?: string) {
  const streams: MediaStream[] = [];
  const openCamera = () => {
    const stream = cameraSeeing(text);
    streams.push(stream);
    return Promise.resolve(stream);
  };
  const lights = () =>
    streams.map((stream) => stream.getTracks().some(({ readyState }) => readyState === 'live'));
  return { openCamera, lights };
}

/** A picture on its way from another window. */
function handedOver(picture: File): DataTransfer {
  const things = new DataTransfer();
  things.items.add(picture);
  return things;
}
const handing = { bubbles: true, cancelable: true };

/** A scanner that can be left, as in a sheet. */
function Leavable(scanner: CodeScannerProps) {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? (
    <CodeScanner
      {...scanner}
      onClose={() => {
        setIsOpen(false);
      }}
    />
  ) : (
    <p>Left</p>
  );
}

/**
 * Reads a QR code with the camera, or from a picture, and hands out its text as it is. The camera is
 * asked for on a press. Its light goes out when a code is read, when the scanner goes away, and when
 * the page is out of sight. Pictures can also be pasted and dropped, and never leave the device.
 *
 * **When not to use it**: To show a code: that is `QrCode`. The text that was read may say anything:
 * treat it as if it was pasted.
 *
 * **States**: at rest; without a camera, where only pictures are read; waiting for the permission;
 * scanning; reading a picture; read; turned off while the page was hidden; why there is no camera:
 * not allowed, not found, busy, no secure connection, not started, stopped; a picture without a code,
 * a file that is no picture, a reader that did not load.
 *
 * **Keyboard**: Tab walks from Use the camera over Choose a picture to Close the scanner; Enter and
 * Space press them. The focus stays when the camera comes on and goes out.
 *
 * **Announces**: politely each state. The camera's picture is for the eye alone.
 *
 * **Related**: `QrCode`, `SendForm`, `Sheet`.
 *
 * **Find it by**: scan, scanner, camera, qr reader, barcode, read a picture.
 */
const meta = preview.meta({
  component: CodeScanner,
  args: { onRead: fn(), openCamera: camera(LINK).openCamera },
  argTypes: { openCamera: { control: false }, readCode: { control: false } },
});

/** A code of every currency is read from a picture, each once. */
export const Base = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const links = Object.values(CURRENCIES).map((currency) =>
      paymentText(currency, receivingAddress(currency.id), '0.05'),
    );
    const said = canvas.getByRole('status');
    await expect(said).toHaveTextContent(/Pictures stay on this device\.$/);
    for (const [index, link] of links.entries())
      await step(`Choose a picture of ${link.slice(0, 20)}…`, async () => {
        await userEvent.upload(canvas.getByLabelText('Choose a picture'), await codePicture(link));
        await waitFor(() => expect(args.onRead).toHaveBeenCalledTimes(index + 1));
        await expect(args.onRead).toHaveBeenLastCalledWith(link);
        await expect(said).toHaveTextContent(/^A code was read\.$/);
      });
  },
});

const seen = camera(LINK);

/** By keyboard alone: the camera is asked for, reads, and goes out. The focus stays where it was. */
export const ByKeyboard = meta.story({
  args: { openCamera: seen.openCamera },
  play: async ({ canvas, userEvent, args }) => {
    await expect(seen.lights()).toEqual([]);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Use the camera' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onRead).toHaveBeenCalledWith(LINK));
    await expect(args.onRead).toHaveBeenCalledOnce();
    await expect(seen.lights()).toEqual([false]);
    await expect(canvas.getByRole('status')).toHaveTextContent('A code was read.');
    await expect(canvas.getByRole('button', { name: 'Use the camera' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Choose a picture')).toHaveFocus();
  },
});

const REASONS: readonly (readonly [string, string])[] = [
  ['NotAllowedError', 'This page is not allowed to use the camera.'],
  ['NotFoundError', 'No camera was found.'],
  ['NotReadableError', 'Another app is using the camera.'],
  ['SecurityError', 'The camera needs a secure connection.'],
  ['UnknownError', 'The camera did not start.'],
];
const answers = fn(() =>
  Promise.reject<MediaStream>(new DOMException('No camera', 'NotFoundError')),
);
const reader = fn(() => Promise.resolve<string | null>(null));

/** Each reason has its own sentence, and every sentence the picture as the other way. */
export const SaysWhyThereIsNoCamera = meta.story({
  args: { openCamera: answers, readCode: reader },
  play: async ({ canvas, userEvent, step }) => {
    const said = canvas.getByRole('status');
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Use the camera' }));
    for (const [name, sentence] of REASONS) {
      answers.mockImplementationOnce(failing(name));
      await press();
      await waitFor(() => expect(said).toHaveTextContent(sentence));
      await expect(said).toHaveTextContent(/a picture of the code( instead)?\.$/);
    }
    await step('One that is taken away while it scans', async () => {
      const stream = cameraSeeing(LINK);
      answers.mockResolvedValueOnce(stream);
      await press();
      await waitFor(() => expect(reader).toHaveBeenCalled());
      stream.getTracks()[0]?.dispatchEvent(new Event('ended'));
      await waitFor(() => expect(said).toHaveTextContent(/^The camera has stopped\./));
    });
    await step('One that works, and the code that reads does not come', async () => {
      const stream = cameraSeeing(LINK);
      answers.mockResolvedValueOnce(stream);
      reader.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      await press();
      await waitFor(() => expect(said).toHaveTextContent(/^The code reader could not be loaded\./));
      await expect(stream.getTracks()[0]?.readyState).toBe('ended');
    });
  },
});

const reads = fn(readCode);

/** Where no page may ask for a camera there is no button for it. */
export const WithoutACamera = meta.story({
  render: ({ onRead }) => <CodeScanner onRead={onRead} readCode={reads} />,
  play: async ({ canvas, userEvent, args, step }) => {
    const said = canvas.getByRole('status');
    const field = canvas.getByLabelText('Choose a picture');
    await expect(canvas.queryByRole('button', { name: 'Use the camera' })).not.toBeInTheDocument();
    await expect(said).toHaveTextContent(/^The camera needs a secure connection/);
    await step('Choose a picture without a code', async () => {
      await userEvent.upload(field, await codePicture());
      await waitFor(() => expect(said).toHaveTextContent('No code was found in this picture'));
    });
    await step('Choose a file that says it is a picture', async () => {
      await userEvent.upload(field, new File(['no'], 'no.png', { type: 'image/png' }));
      await waitFor(() => expect(said).toHaveTextContent('cannot be read as a picture'));
      await expect(args.onRead).not.toHaveBeenCalled();
    });
    await step('Drop a picture, and paste a large one, which is read small', async () => {
      const scanner = canvas.getByRole('group', { name: 'Code scanner' });
      const dropped = { dataTransfer: handedOver(await codePicture('dropped')), ...handing };
      await fireEvent(scanner, new DragEvent('drop', dropped));
      await waitFor(() => expect(args.onRead).toHaveBeenCalledWith('dropped'));
      const large = await codePicture('pasted', 60);
      const pasted = { clipboardData: handedOver(large), ...handing };
      await fireEvent(field, new ClipboardEvent('paste', pasted));
      await waitFor(() => expect(args.onRead).toHaveBeenCalledWith('pasted'));
      await expect(reads.mock.lastCall?.[0]).toMatchObject({ width: 1_200, height: 1_200 });
    });
  },
});

const table = camera();
const late = { permit: (_stream: MediaStream) => undefined as void };

/** The light goes out in every way in which a scanner ends, also when the permission comes too late. */
export const TurnsTheCameraOff = meta.story({
  args: { openCamera: table.openCamera },
  render: (args) => (
    <>
      <Leavable {...args} />
      <Leavable
        {...args}
        openCamera={() =>
          new Promise((resolve) => {
            late.permit = resolve;
          })
        }
      />
    </>
  ),
  play: async ({ canvas, userEvent, args, step }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Use the camera' });
    const [said] = canvas.getAllByRole('status');
    if (!first || !said) throw new Error('There is no scanner');
    const scan = async () => {
      await userEvent.click(first);
      await waitFor(() => expect(said).toHaveTextContent('Hold the QR code in front'));
    };
    await step('Its button, which keeps its place', async () => {
      await scan();
      await expect(table.lights()).toEqual([true]);
      await expect(first).toHaveTextContent('Stop the camera');
      await userEvent.click(first);
      await expect(table.lights()).toEqual([false]);
    });
    await step('A page that is out of sight', async () => {
      await scan();
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      await fireEvent(document, new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
      await expect(table.lights()).toEqual([false, false]);
      await expect(said).toHaveTextContent('while the page was in the background');
    });
    await step('Leaving it', async () => {
      await scan();
      const [leave] = canvas.getAllByRole('button', { name: 'Close the scanner' });
      if (leave) await userEvent.click(leave);
      await expect(table.lights()).toEqual([false, false, false]);
    });
    await step('Leaving it before the permission comes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use the camera' }));
      await expect(canvas.getByRole('status')).toHaveTextContent(/^Waiting for the camera\./);
      await userEvent.click(canvas.getByRole('button', { name: 'Close the scanner' }));
      const stream = cameraSeeing(LINK);
      late.permit(stream);
      await waitFor(() => expect(stream.getTracks()[0]?.readyState).toBe('ended'));
    });
    await expect(args.onRead).not.toHaveBeenCalled();
  },
});

const large = camera();

/** Scanning, with text of twice the size on the narrowest phone. */
export const FitsWhileItScans = meta.story({
  args: { openCamera: large.openCamera, onClose: fn() },
  globals: { viewport: { value: 'small' }, textSize: 'large' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the camera' }));
    await canvas.findByText('Hold the QR code in front of the camera.');
    await expect(layoutFaults()).toEqual([]);
  },
});

const blind = () => Promise.resolve(null);

export const Matrix = meta.story({
  ...matrix({
    'At rest': <CodeScanner {...meta.input.args} onClose={fn()} />,
    'Without a camera': <CodeScanner onRead={fn()} />,
    Scanning: <CodeScanner {...meta.input.args} readCode={blind} />,
    'Not allowed': (
      <CodeScanner {...meta.input.args} openCamera={failing('NotAllowedError')} onClose={fn()} />
    ),
    Read: <CodeScanner {...meta.input.args} onClose={fn()} />,
  }),
  play: async ({ canvasElement, userEvent }) => {
    for (const label of ['Scanning', 'Not allowed', 'Read'])
      for (const cell of cellsCalled(canvasElement, label))
        await userEvent.click(cell.getByRole('button', { name: 'Use the camera' }));
    for (const said of [
      'Hold the QR code',
      'This page is not allowed to use the camera',
      'A code was read',
    ])
      await waitFor(() =>
        expect(within(canvasElement).getAllByText(said, { exact: false })).toHaveLength(2),
      );
  },
});
