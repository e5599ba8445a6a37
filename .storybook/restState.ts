import { expect, waitFor } from 'storybook/test';

interface Named {
  /** The name of the story. */
  readonly name: string;
  /** The name of its group in the sidebar, such as `pages/HomePage`. */
  readonly title: string;
}

/** Returns whether the document contains an element that matches the selector. */
const has = (selector: string) => document.querySelector(selector) !== null;

/** Returns whether a text or an accessible name of the document matches the pattern. */
function shows(pattern: RegExp): boolean {
  const names = [...document.querySelectorAll('[aria-label]')].map((element) => element.ariaLabel);
  return pattern.test([document.body.innerText, ...names].join('\n'));
}

/** Maps words in the names of stories to functions that return whether the document shows this state. */
const STATES: readonly (readonly [word: RegExp, isShown: () => boolean])[] = [
  [/\bOffline\b|\bStale\b/, () => shows(/As of|offline|stale/i)],
  [
    /\b(?:Loading|Pending|Sending|Checking|Waiting|Reloading)\b/,
    () =>
      has('[aria-busy=true], [role=progressbar], [role=timer]') ||
      shows(/Pending|Waiting|loading/i),
  ],
  [/\bHidden\b/, () => shows(/••|Show balance/) || !shows(/Available/)],
  [/\bDisabled\b/, () => has(':disabled, [aria-disabled=true]')],
  [/\bRead Only\b/, () => has('[readonly], [aria-disabled=true], dd')],
  [/\bInsufficient Balance\b/, () => shows(/Insufficient balance/)],
  [
    /(?<!\bWithout )\bError\b|\bInvalid\b|\bWrong\b|\bRefused\b/,
    () => has('[aria-invalid=true], [role=alert]') || shows(/ignored|went wrong|unexpected/i),
  ],
  [/\bFailed\b/, () => has('[aria-invalid=true], [role=alert]') || shows(/failed/i)],
  [/\bUnconfirmed\b|\bIn Doubt\b/, () => shows(/may have been made/)],
  [/^Open$/, () => has('[role=dialog], [role=menu], [role=listbox]')],
  [/\bCopied\b/, () => shows(/copied/i)],
  [/\bRight To Left\b/, () => has(':dir(rtl)')],
  [/^Empty(?: Wallet)?$/, () => shows(/\bno\b|\b0\b|0\.00|empty/i)],
];

/**
 * Waits until the document shows the state in the story's name, such as Loading or Failed, and until the code of a page
 * has loaded and its heading is shown. Throws an error if it does not.
 */
export async function expectNamedState({ name, title }: Named): Promise<void> {
  if (title.startsWith('pages/'))
    await waitFor(() => expect(has('h1'), 'The page has no heading').toBe(true));
  for (const [word, isShown] of STATES)
    if (word.test(name)) {
      const message = `The story ends without the state of its name: ${name}`;
      await waitFor(() => expect(isShown(), message).toBe(true));
    }
}
