import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import {
  CodeScanner,
  type CodeScannerProps,
} from '../../../components/payments/scan/CodeScanner/CodeScanner';
import { readCode } from '../../../components/payments/scan/CodeScanner/codeReader';
import { receivingAddress } from '../../../domain/demo/sampleCurrencies';
import { paymentText } from '../../../domain/recipients/address';
import { CURRENCIES } from '../../../domain/currency/currency';
import { cameraSeeing, codePicture } from '../../../testing/codes';
import { layoutFaults } from '../../../testing/layoutFaults';
import { cellsCalled, matrix } from '../../../testing/matrix';

const LINK = 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.05';

/** Returns an `openCamera` that fails with the browser's error of the given name. */
const failing = (name: string) => () => Promise.reject(new DOMException('No camera', name));

/**
 * Returns a fake `openCamera` whose camera shows a QR code with `text`, or no code if `text` is undefined. The function
 * `lights` returns, for each opened stream, whether its camera is on.
 */
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

/** Returns the data of a dropped or pasted picture. */
function transferOf(picture: File): DataTransfer {
  const things = new DataTransfer();
  things.items.add(picture);
  return things;
}
const BUBBLING = { bubbles: true, cancelable: true };

/** A scanner that unmounts when it is closed. */
function Closable(scanner: CodeScannerProps) {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? (
    <CodeScanner
      {...scanner}
      onClose={() => {
        setIsOpen(false);
      }}
    />
  ) : (
    <p>Closed</p>
  );
}

/**
 * A scanner that reads a QR code with the camera or from a picture.
 *
 * Use it where the user can scan a payment code. The user starts and stops the camera with a button, or chooses, pastes
 * or drops a picture, which is not uploaded. The camera also stops as soon as a code is read, the user chooses a
 * picture, the page is hidden, or the scanner unmounts. Anyone can print a code, so validate its text like typed text.
 *
 * **When not to use it**: To show a code, use `QrCode`.
 *
 * **Keyboard**: Tab moves from Use the camera to Choose a picture and Close the scanner. Enter or Space presses the
 * focused button. The focus does not move when the camera starts or stops.
 *
 * **Announces**: each change of the status, such as that the camera has started, that a code was read, or why the
 * camera failed. Screen readers ignore the camera's picture.
 *
 * **Find it by**: scan, scanner, camera, qr reader, barcode, read a picture.
 */
const meta = preview.meta({
  component: CodeScanner,
  args: { onRead: fn(), openCamera: camera(LINK).openCamera },
  argTypes: { openCamera: { control: false }, readCode: { control: false } },
});

/** The scanner reads a code from a chosen picture. */
export const Base = meta.story();

Base.test('has no button that closes it without `onClose`', async ({ canvas }) => {
  const names = canvas.getAllByRole('button').map((button) => button.textContent);
  await expect(names).not.toContain('Close the scanner');
});

Base.test('reads a code from a chosen picture', async ({ canvas, userEvent, args, step }) => {
  const links = Object.values(CURRENCIES).map((currency) =>
    paymentText(currency, receivingAddress(currency.id), '0.05'),
  );
  const status = canvas.getByRole('status');
  await expect(status).toHaveTextContent(/Pictures stay on this device\.$/);
  for (const [index, link] of links.entries())
    await step(`Choose a picture of ${link.slice(0, 20)}…`, async () => {
      await userEvent.upload(canvas.getByLabelText('Choose a picture'), await codePicture(link));
      await waitFor(() => expect(args.onRead).toHaveBeenCalledTimes(index + 1));
      await expect(args.onRead).toHaveBeenLastCalledWith(link);
      await expect(status).toHaveTextContent(/^A code was read\.$/);
    });
});

Base.test(
  'announces that it reads a picture',
  { args: { readCode: fn(() => new Promise<string | null>(() => undefined)) } },
  async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a picture'), await codePicture(LINK));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^Reading the picture…$/),
    );
  },
);

/** The keyboard starts the camera. Without a camera, the user chooses a picture. */
Base.test('scans by keyboard', async ({ canvas, userEvent, args, mount }) => {
  // The camera turns off after a code is read, and the focus does not move.
  const seen = camera(LINK);
  await mount(<CodeScanner {...args} openCamera={seen.openCamera} />);
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
});

Base.test('reads pictures without a camera', async ({ step, canvas, userEvent, args, mount }) => {
  await mount(<CodeScanner onRead={args.onRead} readCode={reads} />);
  const status = canvas.getByRole('status');
  const field = canvas.getByLabelText('Choose a picture');
  await expect(field).toHaveAttribute('accept', 'image/*');
  await step('Choose a picture without a code', async () => {
    await userEvent.upload(field, await codePicture());
    await waitFor(() => expect(status).toHaveTextContent('No code was found in this picture'));
  });
  await step('Choose a file that only claims to be a picture', async () => {
    await userEvent.upload(field, new File(['no'], 'no.png', { type: 'image/png' }));
    await waitFor(() => expect(status).toHaveTextContent('cannot be read as a picture'));
    await expect(args.onRead).not.toHaveBeenCalled();
  });
  await step('Drop a picture, and paste a large one, which is scaled down', async () => {
    const scanner = canvas.getByRole('group', { name: 'Code scanner' });
    const dropped = { dataTransfer: transferOf(await codePicture('dropped')), ...BUBBLING };
    await fireEvent(scanner, new DragEvent('drop', dropped));
    await waitFor(() => expect(args.onRead).toHaveBeenCalledWith('dropped'));
    const wide = await codePicture('pasted', 60);
    const pasted = { clipboardData: transferOf(wide), ...BUBBLING };
    await fireEvent(field, new ClipboardEvent('paste', pasted));
    await waitFor(() => expect(args.onRead).toHaveBeenCalledWith('pasted'));
    await expect(reads.mock.lastCall?.[0]).toMatchObject({ width: 1_200, height: 1_200 });
  });
});

Base.test('lets a file be dropped, so that the browser does not open it', async ({ canvas }) => {
  const scanner = canvas.getByRole('group', { name: 'Code scanner' });
  const over = (dataTransfer: DataTransfer) => {
    const event = new DragEvent('dragover', { dataTransfer, ...BUBBLING });
    scanner.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await expect(over(transferOf(await codePicture('dropped')))).toBe(true);
  await expect(over(new DataTransfer())).toBe(false);
});

const reads = fn(readCode);

const large = camera();

/** Without `openCamera`, there is no button for the camera. Pictures can be chosen, dropped and pasted. */
export const WithoutCamera = meta.story({
  render: ({ onRead }) => <CodeScanner onRead={onRead} readCode={reads} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Use the camera' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^The camera needs a secure connection/,
    );
  },
});

/** The scanner on the narrowest phone, with text at 200 %. */
export const ScanningInLargeText = meta.story({
  tags: ['!autodocs'],
  args: { openCamera: large.openCamera, onClose: fn() },
  globals: { viewport: { value: 'small' }, textSize: 'large' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the camera' }));
    await canvas.findByText('Hold the QR code in front of the camera.');
    await expect(layoutFaults()).toEqual([]);
  },
});

const blind = () => Promise.resolve(null);

/**
 * The last three scanners reach the states in their labels only in the story in the sidebar, where their cameras are
 * started.
 */
export const Matrix = meta.story({
  ...matrix({
    Idle: <CodeScanner {...meta.input.args} onClose={fn()} />,
    'Without camera': <CodeScanner onRead={fn()} />,
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
    for (const text of [
      'Hold the QR code',
      'This page is not allowed to use the camera',
      'A code was read',
    ])
      await waitFor(() =>
        expect(within(canvasElement).getAllByText(text, { exact: false })).toHaveLength(2),
      );
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

/** Each cause of a failed camera has a message, and each message suggests choosing a picture of the code. */
Base.test(
  'reports why the camera failed',
  { args: { openCamera: answers, readCode: reader } },
  async ({ canvas, userEvent, step }) => {
    const status = canvas.getByRole('status');
    const press = () => userEvent.click(canvas.getByRole('button', { name: 'Use the camera' }));
    for (const [name, sentence] of REASONS) {
      answers.mockImplementationOnce(failing(name));
      await press();
      await waitFor(() => expect(status).toHaveTextContent(sentence));
      await expect(status).toHaveTextContent(/a picture of the code( instead)?\.$/);
    }
    await step('The camera is disconnected while it scans: a message is shown', async () => {
      const stream = cameraSeeing(LINK);
      answers.mockResolvedValueOnce(stream);
      await press();
      await waitFor(() => expect(reader).toHaveBeenCalled());
      stream.getTracks()[0]?.dispatchEvent(new Event('ended'));
      await waitFor(() => expect(status).toHaveTextContent(/^The camera has stopped\./));
    });
    await step('The camera works, but the decoder fails to load: a message is shown', async () => {
      const stream = cameraSeeing(LINK);
      answers.mockResolvedValueOnce(stream);
      reader.mockRejectedValueOnce(new TypeError('Failed to fetch'));
      await press();
      await waitFor(() =>
        expect(status).toHaveTextContent(/^The code reader could not be loaded\./),
      );
      await expect(stream.getTracks()[0]?.readyState).toBe('ended');
    });
  },
);

const late = { permit: (_stream: MediaStream) => undefined as void };

/** The camera turns off whenever scanning ends, even if the permission is granted after the scanner has closed. */
Base.test('turns the camera off', async ({ canvas, userEvent, args, step, mount }) => {
  const table = camera();
  await mount(
    <>
      <Closable {...args} openCamera={table.openCamera} />
      <Closable
        {...args}
        openCamera={() =>
          new Promise((resolve) => {
            late.permit = resolve;
          })
        }
      />
    </>,
  );
  const [first] = canvas.getAllByRole('button', { name: 'Use the camera' });
  const [status] = canvas.getAllByRole('status');
  if (!first || !status) throw new Error('The scanner is missing');
  const scan = async () => {
    await userEvent.click(first);
    await waitFor(() => expect(status).toHaveTextContent('Hold the QR code in front'));
  };
  await step('Press the button again', async () => {
    await scan();
    await expect(table.lights()).toEqual([true]);
    await expect(first).toHaveTextContent('Stop the camera');
    await userEvent.click(first);
    await waitFor(() => expect(table.lights()).toEqual([false]));
  });
  const hidePage = async () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    await fireEvent(document, new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  };
  await step('Hide the page while the camera is off: the sentence stays', async () => {
    await hidePage();
    // A change of the sentence would be rendered before the second frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await expect(status).toHaveTextContent(/^Read a QR code with the camera/);
  });
  await step('Hide the page', async () => {
    await scan();
    await hidePage();
    await waitFor(() => expect(table.lights()).toEqual([false, false]));
    await waitFor(() => expect(status).toHaveTextContent('while the page was in the background'));
  });
  await step('Close the scanner', async () => {
    await scan();
    const [close] = canvas.getAllByRole('button', { name: 'Close the scanner' });
    if (close) await userEvent.click(close);
    await waitFor(() => expect(table.lights()).toEqual([false, false, false]));
  });
  await step('Close the scanner before the permission is granted', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the camera' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Waiting for the camera\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Close the scanner' }));
    const stream = cameraSeeing(LINK);
    late.permit(stream);
    await waitFor(() => expect(stream.getTracks()[0]?.readyState).toBe('ended'));
  });
  await expect(args.onRead).not.toHaveBeenCalled();
});
