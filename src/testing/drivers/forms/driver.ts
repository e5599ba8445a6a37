/** The options of a query by role that the drivers use. */
interface ByRole {
  readonly name?: string | RegExp;
  readonly hidden?: boolean;
}

/** The queries that the drivers use: those of Testing Library, of its `screen`, and of Storybook's `canvas`. */
export interface Queries {
  getByRole(role: string, options?: ByRole): HTMLElement;
  findByRole(role: string, options?: ByRole): Promise<HTMLElement>;
  getByLabelText(label: string, options?: { readonly selector?: string }): HTMLElement;
  findByLabelText(label: string, options?: { readonly selector?: string }): Promise<HTMLElement>;
}

/** The methods of `userEvent` that the drivers use. */
export interface Hands {
  click(element: Element): Promise<void>;
  clear(element: Element): Promise<void>;
  paste(text: string): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  selectOptions(element: Element, values: string | string[]): Promise<void>;
  upload?(element: HTMLElement, file: File): Promise<void>;
}

/**
 * The parts of a test that a driver uses. The context of a test in Storybook has all of them. In Vitest and Jest, pass
 * `{ canvas: screen, userEvent }`.
 */
export interface DriverContext {
  /** The queries of the form, or of a region that contains the form. A dialog is outside of Storybook's `canvas`. */
  readonly canvas: Queries;
  readonly userEvent: Hands;
  /** Groups what a method does under a sentence, as Storybook does. */
  readonly step?:
    ((sentence: string, run: () => Promise<void>) => Promise<void> | void) | undefined;
}

/** The role of a field, or `labelled` for a field without a role, such as a password or a date. */
type FieldRole = 'checkbox' | 'combobox' | 'labelled' | 'radio' | 'searchbox' | 'textbox';

/** How to find a field: by its role and its name. */
export type Field = readonly [role: FieldRole, name: string | RegExp];

/** The values of a form's fields by key: a text, an option of a select, or whether a checkbox is ticked. */
export type Values<Key extends string> = Partial<Readonly<Record<Key, string | boolean>>>;

/** Runs a function as one step, and returns its result. */
export async function inStep<Result>(
  { step }: Pick<DriverContext, 'step'>,
  sentence: string,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!step) return run();
  const results: Result[] = [];
  await step(sentence, async () => {
    results.push(await run());
  });
  return results[0] as Result;
}

const LONGEST = 40;

/** Shortens a text for the sentence of a step. */
const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Returns typed text and keys as words: `5{Enter}` is `5, and press Enter`. */
function inWords(text: string): string {
  const at = text.search(/\{\w+\}/);
  const [typed, keys] = at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at)];
  const pressed = [...keys.matchAll(/\{(\w+)\}/g)].map(([, key]) => key).join(' ');
  return [typed && `Type ${short(typed)}`, pressed && `press ${pressed}`]
    .filter(Boolean)
    .join(', and ')
    .replace(/^p/, 'P');
}

const labelOf = (name: string | RegExp) => (typeof name === 'string' ? name : name.source);

/** Returns a value as words: a ticked checkbox is `yes`. */
const valueInWords = (value: string | boolean) => {
  if (typeof value === 'string') return short(value);
  return value ? 'yes' : 'no';
};

/** Only an input has a label that is also that of a button, such as the button that shows a password. */
const INPUT = { selector: 'input' };

/**
 * Creates the methods that the drivers of all forms share. Each method is one step, and its sentence contains the names
 * and values.
 */
export function formDriver<Key extends string>(
  context: DriverContext,
  fields: Readonly<Record<Key, Field>>,
) {
  const { canvas, userEvent } = context;

  /** Returns a field. Throws if it is not in the document. */
  const field = (key: Key): HTMLElement => {
    const [role, name] = fields[key];
    return role === 'labelled'
      ? canvas.getByLabelText(String(name), INPUT)
      : canvas.getByRole(role, { name });
  };

  /** Waits for a field, because the code of a form may have to load. */
  const find = (key: Key, value: string | boolean): Promise<HTMLElement> => {
    const [role, name] = fields[key];
    if (role === 'labelled') return canvas.findByLabelText(String(name), INPUT);
    return canvas.findByRole(role, { name: role === 'radio' ? String(value) : name });
  };

  /**
   * Replaces the value of a field. A text is pasted, because that renders the form once, and typing renders it after
   * each letter.
   */
  const enter = async (key: Key, value: string | boolean): Promise<void> => {
    const element = await find(key, value);
    const isTicked = (element as HTMLInputElement).checked;
    if (typeof value === 'boolean') {
      if (isTicked !== value) await userEvent.click(element);
    } else if (fields[key][0] === 'radio') await userEvent.click(element);
    else if (element.tagName === 'SELECT') await userEvent.selectOptions(element, value);
    else {
      if ((element as HTMLInputElement).value !== '') await userEvent.clear(element);
      await userEvent.click(element);
      if (value !== '') await userEvent.paste(value);
    }
  };

  const button = (name: string | RegExp): HTMLElement => canvas.getByRole('button', { name });

  return {
    field,
    button,
    /** Fills in fields in the given order. The old values are replaced. */
    fillIn: (values: Values<Key>): Promise<void> => {
      const entries = Object.entries(values) as [Key, string | boolean][];
      const listed = entries.map(
        ([key, value]) => `${labelOf(fields[key][1])}: ${valueInWords(value)}`,
      );
      return inStep(context, `Fill in ${listed.join(', ')}`, async () => {
        for (const [key, value] of entries) await enter(key, value);
      });
    },
    /** Types at the end of a field, key by key. The text may contain keys, such as `{Enter}`. */
    type: (key: Key, text: string): Promise<void> =>
      inStep(context, `${inWords(text)} in ${labelOf(fields[key][1])}`, async () => {
        await userEvent.type(await find(key, ''), text);
      }),
    /** Removes the text of a field. */
    clear: (key: Key): Promise<void> =>
      inStep(context, `Clear ${labelOf(fields[key][1])}`, async () => {
        await userEvent.clear(await find(key, ''));
      }),
    /** Presses a button of the form. */
    press: (name: string | RegExp): Promise<void> =>
      inStep(context, `Press ${labelOf(name)}`, async () => {
        await userEvent.click(await canvas.findByRole('button', { name }));
      }),
  };
}
