import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Suspense, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { PartBoundary } from '../../../components/feedback/PartBoundary';
import { lazyWithRetry } from '../../../hooks/lazyWithRetry';
import { matrix } from '../../../testing/matrix';

const onError = fn();

/** A part that throws so many times before it can be shown. */
function makeUnsteady(faults: number) {
  let left = faults;
  return {
    lose: () => {
      left -= 1;
    },
    isBroken: () => left > 0,
  };
}

interface TwoPartsProps {
  /** How many times the first part fails. */
  faults: number;
  /** The parts are items of a list. */
  isList?: boolean;
}

function Fragile({ isBroken, isList }: { isBroken: () => boolean; isList: boolean }) {
  if (isBroken()) throw new Error('The rates are not readable');
  return isList ? <li>Rent share</li> : <h2>Rates</h2>;
}

/** A part that fails, and one beside it that counts how often it was pressed. */
function TwoParts({ faults, isList = false }: TwoPartsProps) {
  const [unsteady] = useState(() => makeUnsteady(faults));
  const [presses, setPresses] = useState(0);
  const Root = isList ? 'ul' : 'div';
  const failing = (
    <PartBoundary
      sentence={isList ? 'This transaction could not be shown.' : 'Rates could not be shown.'}
      component={isList ? 'li' : 'div'}
      onError={(cause) => {
        unsteady.lose();
        onError(cause);
      }}
    >
      <Fragile isBroken={unsteady.isBroken} isList={isList} />
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
 * Lets a part of a page, or an item of a list, fail by itself. Its error is handed to
 * `onError`, for a log; the page says only which part is missing, and can try it again.
 *
 * **When not to use it**: Around a whole page, which needs a heading of its own. For a form that was
 * refused: that is `Banner`.
 *
 * **States**: the part itself; failed; its code missing a second time.
 *
 * **Keyboard**: Tab reaches `Try again`. When the part is there after all, its heading has the focus,
 * or the part as a whole; when it failed again, the button keeps the focus.
 *
 * **Announces**: the sentence, at once when the part fails, and again when it fails again (an alert).
 *
 * **Related**: `FailedPart`, `MessageScreen`.
 *
 * **Find it by**: error boundary, crash, try again, retry, failed part, isolate.
 */
const meta = preview.meta({
  component: PartBoundary,
  args: { children: null, sentence: 'Rates could not be shown.', onError },
  argTypes: { children: { control: false } },
  render: () => <TwoParts faults={100} />,
});

export const Base = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('The part says that it is missing, and nothing technical', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        /^Rates could not be shown\.Try again$/,
      );
      await expect(onError).toHaveBeenCalledWith(new Error('The rates are not readable'));
    });
    await step('What stands beside it is alive', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pressed 0 times' }));
      await expect(canvas.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
    });
  },
});

/** Nothing failed: the part is all there is. */
export const Unharmed = meta.story({
  render: () => <TwoParts faults={0} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Rates' })).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
});

export const TriesAgain = meta.story({
  render: () => <TwoParts faults={2} />,
  play: async ({ canvas, userEvent, step }) => {
    const again = () => canvas.getByRole('button', { name: 'Try again' });
    await step('In vain: the button that takes its place has the focus', async () => {
      const first = again();
      await userEvent.click(first);
      await expect(first).not.toBeInTheDocument();
      await expect(again()).toHaveFocus();
    });
    await step('The part is there, and its heading has the focus', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('heading', { name: 'Rates' })).toHaveFocus();
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
});

export const TriesAgainByItselfOnceOnline = meta.story({
  render: () => <TwoParts faults={1} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pressed 0 times' }));
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByRole('heading', { name: 'Rates' })).toBeVisible();
    // It was not in the part, and stays where it is.
    await expect(canvas.getByRole('button', { name: 'Pressed 1 times' })).toHaveFocus();
  },
});

/** A part whose code is lost so many times before it loads. */
function LazyPart({ losses }: { losses: number }) {
  const [Part] = useState(() => {
    let left = losses;
    return lazyWithRetry<object>(() => {
      left -= 1;
      return left >= 0
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

/** Each press requests the code again. After a second failure the page can be reloaded. */
export const RequestsMissingCodeAgain = meta.story({
  render: () => <LazyPart losses={2} />,
  play: async ({ canvas, userEvent, step }) => {
    const again = () => canvas.findByRole('button', { name: 'Try again' });
    await step('Missing a second time, it offers a reload', async () => {
      await expect(await again()).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Reload the page' })).toBeNull();
      await userEvent.click(await again());
      await expect(await canvas.findByRole('button', { name: 'Reload the page' })).toBeVisible();
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        'A new version may be the reason. Reload the page to get it.',
      );
    });
    await step('The third request brings it', async () => {
      await userEvent.click(await again());
      await expect(await canvas.findByRole('heading', { name: 'Rates' })).toBeVisible();
    });
  },
});

/** In a list an item takes the place of the item. */
export const InAList = meta.story({
  render: () => <TwoParts faults={1} isList />,
  play: async ({ canvas, userEvent, step }) => {
    await step('One item failed, the others stand', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
      await expect(canvas.getByRole('alert')).toHaveTextContent(/^This transaction could not be/);
    });
    await step('The item that comes after all has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(canvas.getByText('Rent share')).toHaveFocus();
    });
  },
});

export const Matrix = meta.story(
  matrix({
    'The part': <TwoParts faults={0} />,
    'The part failed': <TwoParts faults={100} />,
    'An item of a list failed': <TwoParts faults={100} isList />,
  }),
);
