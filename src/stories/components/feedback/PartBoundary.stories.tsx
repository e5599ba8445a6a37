import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Suspense, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { PartBoundary } from '../../../components/feedback/PartBoundary';
import { lazyWithRetry } from '../../../hooks/lazyWithRetry';
import { cellsCalled, matrix } from '../../../testing/matrix';

const onError = fn();

/** Returns two functions: `isFailing` returns true until `countFault` has been called `faults` times. */
function failTimes(faults: number) {
  let remaining = faults;
  return {
    countFault: () => {
      remaining -= 1;
    },
    isFailing: () => remaining > 0,
  };
}

interface TwoPartsProps {
  /** How many times the part fails. */
  faults: number;
  isList?: boolean;
}

function Fragile({ isFailing, isList }: { isFailing: () => boolean; isList: boolean }) {
  if (isFailing()) throw new Error('The rates are not readable');
  return isList ? <li>Rent share</li> : <h2>Rates</h2>;
}

/** A part that fails, and a button outside the part. The button counts its presses, which shows that it still works. */
function TwoParts({ faults, isList = false }: TwoPartsProps) {
  const [faultCount] = useState(() => failTimes(faults));
  const [presses, setPresses] = useState(0);
  const Root = isList ? 'ul' : 'div';
  const failing = (
    <PartBoundary
      sentence={isList ? 'This transaction could not be shown.' : 'Rates could not be shown.'}
      component={isList ? 'li' : 'div'}
      onError={(cause) => {
        faultCount.countFault();
        onError(cause);
      }}
    >
      <Fragile isFailing={faultCount.isFailing} isList={isList} />
    </PartBoundary>
  );
  const count = (
    <Button
      variant="outlined"
      onClick={() => {
        setPresses(presses + 1);
      }}
    >
      Pressed {presses} times
    </Button>
  );
  return (
    <Root style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {isList ? (
        <>
          <li>Salary</li>
          {failing}
          <li>{count}</li>
        </>
      ) : (
        <Stack spacing={4}>
          {count}
          {failing}
        </Stack>
      )}
    </Root>
  );
}

/**
 * An error boundary for a part of a page. If the part throws, a sentence and the button `Try again` replace it. The
 * boundary also tries again when the device is online again.
 *
 * Use it around a part of a page or an item of a list, so that its failure does not affect the rest of the page.
 * `onError` receives the error, for example to log it. The user sees only the sentence that you pass.
 *
 * **When not to use it**: Do not use it around a whole page. A failed page needs a heading, so show a `MessageScreen`.
 * If a server refuses a form, show a `Banner`.
 *
 * **Keyboard**: Tab reaches `Try again`. After a successful retry, the focus moves to the heading of the part, or to
 * the part if it has no heading. After a failed retry, `Try again` has the focus.
 *
 * **Announces**: the sentence, as soon as the part fails, and again after each failed retry (an alert).
 *
 * **Find it by**: error boundary, crash, try again, retry, failed part, isolate.
 */
const meta = preview.meta({
  component: PartBoundary,
  args: { children: null, sentence: 'Rates could not be shown.', onError },
  argTypes: { children: { control: false } },
  render: () => <TwoParts faults={100} />,
});

export const Base = meta.story();

Base.test('a sentence replaces the part, without technical details', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    /^Rates could not be shown\.Try again$/,
  );
  await expect(onError).toHaveBeenCalledWith(new Error('The rates are not readable'));
});

Base.test('the button next to the part still works', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pressed 0 times' }));
  await expect(canvas.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
});

/** A part is rendered again on a press, and when the browser is online again. */
Base.test('retries and moves the focus', async ({ step, canvas, userEvent, mount }) => {
  await mount(<TwoParts faults={2} />);
  const again = () => canvas.getByRole('button', { name: 'Try again' });
  await step('The part fails again: the new button has the focus', async () => {
    const first = again();
    await userEvent.click(first);
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await waitFor(() => expect(again()).toHaveFocus());
  });
  await step('The part is rendered: its heading has the focus', async () => {
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', { name: 'Rates' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  });
});

Base.test('retries when online again', async ({ canvas, userEvent, mount }) => {
  await mount(<TwoParts faults={1} />);
  await userEvent.click(canvas.getByRole('button', { name: 'Pressed 0 times' }));
  window.dispatchEvent(new Event('online'));
  await expect(await canvas.findByRole('heading', { name: 'Rates' })).toBeVisible();
  // The focus was outside the failed part, so the retry does not move the focus.
  await expect(canvas.getByRole('button', { name: 'Pressed 1 times' })).toHaveFocus();
});

Base.test('retries missing code', async ({ step, canvas, userEvent, mount }) => {
  // Each press of `Try again` requests the code again. After the second failure, a second button reloads the page.
  await mount(<LazyPart failures={2} />);
  const again = () => canvas.findByRole('button', { name: 'Try again' });
  await step('After the second failure a reload is offered', async () => {
    await expect(await again()).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Reload the page' })).toBeNull();
    await userEvent.click(await again());
    await expect(await canvas.findByRole('button', { name: 'Reload the page' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'A new version may be the reason. Reload the page to get it.',
    );
  });
  await step('The third request succeeds', async () => {
    await userEvent.click(await again());
    await expect(await canvas.findByRole('heading', { name: 'Rates' })).toBeVisible();
  });
});

Base.test('retries an item of a list', async ({ step, canvas, userEvent, mount }) => {
  // With `component="li"`, the message is an item of the list, so that the list stays valid HTML.
  await mount(<TwoParts faults={1} isList />);
  await step('One item failed, the others are rendered', async () => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This transaction could not be/);
  });
  await step('After a successful retry the item has the focus', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('Rent share')).toHaveFocus();
  });
});

export const Matrix = meta.story({
  ...matrix({
    'The part': <TwoParts faults={0} />,
    'The part failed': <TwoParts faults={100} />,
    'An item of a list failed': <TwoParts faults={100} isList />,
  }),
  play: async ({ canvasElement }) => {
    for (const cell of cellsCalled(canvasElement, 'The part')) {
      await expect(cell.getByRole('heading', { name: 'Rates' })).toBeVisible();
      await expect(document.body).toHaveFocus();
    }
  },
});

/** A part whose code fails to load `failures` times. */
function LazyPart({ failures }: { failures: number }) {
  const [Part] = useState(() => {
    let remaining = failures;
    return lazyWithRetry<object>(() => {
      remaining -= 1;
      return remaining >= 0
        ? Promise.reject(new TypeError('Failed to fetch dynamically imported module: /rates.js'))
        : Promise.resolve(() => <h2>Rates</h2>);
    });
  });
  return (
    <PartBoundary sentence="Rates could not be shown.">
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </PartBoundary>
  );
}
