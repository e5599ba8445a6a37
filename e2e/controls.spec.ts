import { readdirSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import type { PreviewServer } from 'vite';
import { addressIn, serveCatalogue, START } from './builtCatalogue';

/*
 * The panel of controls of every component, in the built catalogue: which props it can set, and what
 * becomes of a story when they are set to anything that the panel can hold. It is built by
 * `npm run build-storybook`.
 */

interface Control {
  readonly type?: string;
  readonly disable?: boolean;
}

interface Prop {
  readonly control: Control;
  readonly options?: readonly unknown[];
  readonly type: string;
  readonly required: boolean;
  /** Whether the story gives a function that reports its calls. */
  readonly isLogged: boolean;
}

interface Story {
  readonly id: string;
  readonly component: string;
  readonly props: Readonly<Record<string, Prop>>;
}

/** Boxes of the panel that are emptied, or hold what nobody meant. `undefined` unsets a prop. */
const NONSENSE: Readonly<Record<string, readonly unknown[]>> = {
  text: ['', 'no number', undefined],
  number: [0, -1, undefined],
  range: [24, 128, undefined],
  boolean: [true, false, undefined],
  object: [{}, null, undefined],
};

function valuesOf({ control, options }: Prop): readonly unknown[] {
  if (control.disable) return [];
  if (control.type === 'inline-check') return [[], options, undefined];
  return options ? [...options, undefined] : (NONSENSE[control.type ?? ''] ?? []);
}

let server: PreviewServer;

const test = base.extend<{ stories: readonly Story[] }>({
  // Begun at a story that no test opens: one that is open already is not opened anew.
  stories: async ({ page }, provide) => {
    await page.goto(addressIn(server, 'iframe.html?id=components-money-amount--dark'));
    await expect(page.getByRole('img', { name: '$2,847.32' })).toBeVisible(START);
    await provide(await page.evaluate(readStories));
  },
});

test.describe.configure({ timeout: 300_000 });

// A trace films every frame.
test.use({ trace: 'off' });

test.beforeAll(async () => {
  server = await serveCatalogue(4189);
});

test.afterAll(() => server.close());

/** Runs in the catalogue: the first story of each component. */
async function readStories(): Promise<readonly Story[]> {
  const { __STORYBOOK_PREVIEW__: catalogue } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: { extract: () => Promise<Record<string, ExtractedStory>> };
  };
  interface ExtractedStory {
    readonly id: string;
    readonly title: string;
    readonly name: string;
    readonly initialArgs: Readonly<Record<string, { _isMockFunction?: boolean } | undefined>>;
    readonly argTypes: Readonly<
      Record<
        string,
        {
          readonly control?: Control;
          readonly options?: readonly unknown[];
          readonly type?: { readonly required?: boolean };
          readonly table?: { readonly type?: { readonly summary?: string } };
        }
      >
    >;
  }
  const extracted = Object.values(await catalogue.extract());
  return extracted
    .filter(({ title, name }) => title.startsWith('components/') && name === 'Base')
    .map(({ id, title, argTypes, initialArgs }) => ({
      id,
      component: title.split('/').at(-1) ?? '',
      props: Object.fromEntries(
        Object.entries(argTypes).map(([prop, { control = {}, options, type, table }]) => [
          prop,
          {
            control,
            ...(options && { options }),
            type: table?.type?.summary ?? '',
            required: type?.required ?? false,
            isLogged: initialArgs[prop]?._isMockFunction === true,
          },
        ]),
      ),
    }));
}

/** A box of the panel, and what is written into it: a value, or none to unset the prop. */
interface Box {
  readonly prop: string;
  readonly values: readonly { readonly value?: unknown }[];
}

/**
 * Runs in the catalogue: opens a story, writes each value into each box, and resets the controls
 * after each box. Answers what went wrong.
 */
async function writeEach({ id, boxes }: { id: string; boxes: readonly Box[] }) {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: {
      emit: (event: string, payload: object) => void;
      once: (event: string, listener: () => void) => void;
    };
  };
  const tell = async (event: string, payload: object, answer: string) => {
    const isAnswered = new Promise<void>((resolve) => {
      channel.once(answer, resolve);
    });
    channel.emit(event, payload);
    await isAnswered;
    // Until React has rendered it, and the browser shows it.
    for (let frame = 0; frame < 2; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  };
  const shown = () => document.body.innerText.trim();
  const problems: string[] = [];
  const report = ({ message }: ErrorEvent) => problems.push(message);
  addEventListener('error', report);

  await tell('setCurrentStory', { storyId: id, viewMode: 'story' }, 'storyFinished');
  const asWritten = shown();
  for (const { prop, values } of boxes) {
    for (const { value } of values) {
      const updatedArgs = { [prop]: value };
      await tell('updateStoryArgs', { storyId: id, updatedArgs }, 'storyArgsUpdated');
      if (document.body.classList.contains('sb-show-errordisplay')) {
        problems.push(`${prop}: an error when it is ${JSON.stringify(value) ?? 'unset'}`);
      }
    }
    await tell('resetStoryArgs', { storyId: id }, 'storyArgsUpdated');
    // What the play function opened may be closed, but the component is there again.
    const isThere = (asWritten === '') === (shown() === '') && !shown().includes('these props');
    if (!isThere) problems.push(`${prop}: reset, and not there again: ${shown()}`);
  }
  removeEventListener('error', report);
  return problems;
}

/** The props that something is true of, as `Component.prop`. */
const namesOf = (stories: readonly Story[], isSo: (prop: Prop) => boolean): readonly string[] =>
  stories.flatMap(({ component, props }) =>
    Object.entries(props)
      .filter(([, prop]) => isSo(prop))
      .map(([name]) => `${component}.${name}`),
  );

test('every prop can be set, but for what only code can say', async ({ stories }) => {
  const isFixed = ({ control, type }: Prop) =>
    control.disable === true && !/=>|EventHandler|^Ref</.test(type);
  expect(namesOf(stories, isFixed)).toEqual([
    'PartBoundary.children',
    'BusyButton.startIcon',
    'Popup.anchor',
    'SideMenu.links',
    'TabBar.items',
  ]);
});

test('money is written as text', async ({ stories }) => {
  const isMoney = ({ type }: Prop) => type === 'Decimal';
  expect(namesOf(stories, isMoney)).toEqual([
    'ExchangeForm.change24h',
    'ExchangeQuote.amount',
    'ExchangeQuote.change24h',
    'AmountField.available',
    'HeroEmblem.total',
    'HeroEmblem.change24h',
    'Amount.value',
    'BalanceCard.total',
    'BalanceCard.change24h',
    'ChangeLabel.change',
  ]);
  expect(namesOf(stories, (prop) => isMoney(prop) && prop.control.type !== 'text')).toEqual([]);
});

test('a currency is chosen from the six', async ({ stories }) => {
  const isCurrency = ({ type }: Prop) => type.startsWith('"ada" | ');
  expect(namesOf(stories, isCurrency)).toContain('AmountField.currency');
  const isSix = ({ control, options }: Prop) => control.type === 'select' && options?.length === 6;
  expect(namesOf(stories, (prop) => isCurrency(prop) && !isSix(prop))).toEqual([]);
});

test('every callback that a component needs is logged', async ({ stories }) => {
  // A function that renders something is no callback.
  const isNeeded = ({ type, required }: Prop) => /=> (?!ReactNode$)/.test(type) && required;
  expect(namesOf(stories, isNeeded)).toContain('SendForm.onSend');
  expect(namesOf(stories, (prop) => isNeeded(prop) && !prop.isLogged)).toEqual([]);
});

for (const area of readdirSync('src/components')) {
  test(`nothing that the panel can hold breaks a story of ${area} for good`, async ({
    stories,
    page,
  }) => {
    const ofArea = stories.filter(({ id }) => id.startsWith(`components-${area}-`));
    expect(ofArea).not.toEqual([]);
    for (const { id, props } of ofArea) {
      const boxes = Object.entries(props).map(([prop, how]) => ({
        prop,
        // On the way into the page, `undefined` would become null.
        values: valuesOf(how).map((value) => (value === undefined ? {} : { value })),
      }));
      const problems = await page.evaluate(writeEach, { id, boxes });
      expect.soft(problems, id).toEqual([]);
    }
  });
}
